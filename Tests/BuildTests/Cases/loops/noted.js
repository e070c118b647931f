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
function f(n, list) { $$loops[28] = 1;
  outer:
    while (true) { $$loops[29] = 1;
      for (const x of list) {
        if (x)
          continue outer;
      }
    }
  if (n) { $$loops[35] = 1;
    while (n--)
      ; }
  else { $$loops[38] = 1;
    for (; ; ) {
      n++;
    } } $$loops[41] = 1;
  do
    n++;
  while (n < 3); $$loops[44] = 1;
  do {
    n++;
  } while (n < 3); $$loops[47] = 1;
  while (n)
    n--; $$loops[49] = 1;
  for (const k in list)
    n += Number(k); $$loops[51] = 1;
  for (let i = 0, j = 2; i < j; i++) { $$loops[52] = 1;
    for (; ; )
      n++; }
  switch (n) {
    case 1: $$loops[56] = 1;
      while (true)
        n++;
    default: $$loops[59] = 1;
      do {
        n--;
      } while (n);
  }
  const s = `
  while (true) {
  `; $$loops[66] = 1;
  while (list.some((x) => {
    return x > 3;
  })) {
    n++;
  } $$loops[72] = 1;
  label:
    do {
      continue label;
    } while (n);
  const g = () => { $$loops[76] = 1;
    while (true) {
    }
  };
  { $$loops[80] = 1;
    while (n) {
    }
  } $$loops[83] = 1;
  while (n)
    ;
  return s;
}
if (1) {
} else { $$loops[89] = 1;
  while (true) {
  }
}
async function* days() { $$loops[93] = 1;
  for (let day = 0; day < 3; day++)
    yield day;
}
async function run(n) { $$loops[97] = 1;
  for await (const day of days()) { $$lap();
    n += day; } $$loops[99] = 1;
  for await (const day of days()) { $$lap();
    if (day)
      continue;
    else { $$loops[103] = 1;
      while (n > 5) { $$lap();
        await null; } }
  } $$loops[106] = 1;
  while (await days().next()) { $$lap();
    ; } $$loops[108] = 1;
  do { $$lap();
    await null; }
  while (n-- > 0);
  const plain = { while(a) {
    return a;
  }, for(b) {
    return b;
  } }; $$loops[116] = 1;
  for (const all of [() => {
    return 2;
  }]) {
    await all();
  }
  return plain;
}
