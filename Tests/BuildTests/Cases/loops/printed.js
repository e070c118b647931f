var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// widget.tsx
var widget_exports = {};
__export(widget_exports, {
  f: () => f,
  run: () => run
});
module.exports = __toCommonJS(widget_exports);
function f(n, list) {
  outer:
    while (true) {
      for (const x of list) {
        if (x)
          continue outer;
      }
    }
  if (n)
    while (n--)
      ;
  else
    for (; ; ) {
      n++;
    }
  do
    n++;
  while (n < 3);
  do {
    n++;
  } while (n < 3);
  while (n)
    n--;
  for (const k in list)
    n += Number(k);
  for (let i = 0, j = 2; i < j; i++)
    for (; ; )
      n++;
  switch (n) {
    case 1:
      while (true)
        n++;
    default:
      do {
        n--;
      } while (n);
  }
  const s = `
  while (true) {
  `;
  while (list.some((x) => {
    return x > 3;
  })) {
    n++;
  }
  label:
    do {
      continue label;
    } while (n);
  const g = () => {
    while (true) {
    }
  };
  {
    while (n) {
    }
  }
  while (n)
    ;
  return s;
}
if (1) {
} else {
  while (true) {
  }
}
async function* days() {
  for (let day = 0; day < 3; day++)
    yield day;
}
async function run(n) {
  for await (const day of days())
    n += day;
  for await (const day of days()) {
    if (day)
      continue;
    else
      while (n > 5)
        await null;
  }
  while (await days().next())
    ;
  do
    await null;
  while (n-- > 0);
  const plain = { while(a) {
    return a;
  }, for(b) {
    return b;
  } };
  for (const all of [() => {
    return 2;
  }]) {
    await all();
  }
  return plain;
}
