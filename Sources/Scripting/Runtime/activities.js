// Live Activities: what the script registers, starts, updates and ends, kept between its runs, and a
// state to look at where none was started, after the type that the script declares.
(function (bridge, runtime) {
  "use strict";
  const { config } = bridge;

  const builders = new Map();
  // Activities by id, in the order in which they began: {name, state, status, relevance, stale}.
  const kept = {
    read() {
      try { return Object.entries(JSON.parse(bridge.readStore("activities") ?? "{}")); } catch { return []; }
    },
    change(edit) {
      bridge.changeStore("activities", (text) => {
        let all = {};
        try { all = JSON.parse(text ?? "{}"); } catch { /* begun anew */ }
        edit(all);
        return JSON.stringify(all);
      });
      bridge.reload("*");
    },
  };
  const seconds = (date) => (date === undefined ? null
    : (date instanceof Date ? date.getTime() : Number(date)) / 1000);
  const plain = (state, what) => {
    const text = JSON.stringify(state ?? null);
    if (text === undefined) throw new TypeError(what + " was given a state that JSON cannot hold");
    return JSON.parse(text);
  };
  const listeners = new Set();
  const tell = (id, state) => { for (const listener of listeners) listener({ id, state }); };
  // An activity takes this much at most (ActivityKit: 4 KB).
  const largest = 4096;
  const checked = (state, what) => {
    const value = plain(state, what);
    const size = bridge.encodeText(JSON.stringify(value), "utf-8").length;
    if (size > largest) {
      runtime.say(what + " was given " + size + " bytes of state; the system takes 4 KB", "warning");
      return null;
    }
    return value;
  };

  class LiveActivity {
    #own = new Set();
    constructor(name) {
      this.name = name;
      this.activityId = undefined;
      this.started = false;
    }
    async start(state, options) {
      const value = checked(state, "LiveActivity.start");
      if (value === null || this.started) return false;
      const number = kept.read().length + 1;
      this.activityId = "activity-" + number;
      this.started = true;
      kept.change((all) => {
        all[this.activityId] = { name: this.name, state: value, status: "active",
          stale: seconds(options?.staleDate), relevance: options?.relevanceScore ?? 0 };
      });
      this.#tell("active");
      return true;
    }
    async update(state, options) {
      const value = checked(state, "LiveActivity.update");
      const found = this.#found();
      if (value === null || !found || found.status !== "active") return false;
      kept.change((all) => Object.assign(all[this.activityId], { state: value,
        stale: seconds(options?.staleDate) ?? found.stale,
        relevance: options?.relevanceScore ?? found.relevance }));
      this.#tell("active");
      return true;
    }
    async end(state, options) {
      const found = this.#found();
      if (!found) return false;
      const isGone = options?.dismissTimeInterval <= 0;
      const value = state === undefined ? found.state : checked(state, "LiveActivity.end") ?? found.state;
      kept.change((all) => Object.assign(all[this.activityId],
        { state: value, status: isGone ? "dismissed" : "ended" }));
      this.started = false;
      this.#tell(isGone ? "dismissed" : "ended");
      return true;
    }
    #found() { return kept.read().find(([id]) => id === this.activityId)?.[1]; }
    #tell(state) {
      for (const listener of this.#own) listener(state);
      tell(this.activityId, state);
    }
    async getActivityState() { return LiveActivity.getActivityState(this.activityId); }
    addUpdateListener(listener) { this.#own.add(listener); }
    removeUpdateListener(listener) { this.#own.delete(listener); }

    static register(name, builder) {
      if (typeof builder !== "function") {
        throw new TypeError("LiveActivity.register('" + name + "') needs a function that gives its views");
      }
      builders.set(String(name), builder);
      return () => new LiveActivity(String(name));
    }
    static async areActivitiesEnabled() { return true; }
    static async getAllActivities() {
      return kept.read().map(([id, one]) => ({ id, state: status(one) }));
    }
    static async getAllActivitiesIds() { return kept.read().map(([id]) => id); }
    static async getActivityState(id) {
      const found = kept.read().find(([known]) => known === id);
      return found ? status(found[1]) : null;
    }
    static async from(id, name) {
      const found = kept.read().find(([known, one]) => known === id && one.name === name);
      if (!found) return null;
      const activity = new LiveActivity(name);
      activity.activityId = id;
      activity.started = found[1].status === "active";
      return activity;
    }
    static async endAllActivities(options) {
      const status = options?.dismissTimeInterval > 0 ? "ended" : "dismissed";
      kept.change((all) => { for (const id of Object.keys(all)) all[id].status = status; });
      return true;
    }
    static addActivitiesEnabledListener() {}
    static removeActivitiesEnabledListener() {}
    static addActivityUpdateListener(listener) { listeners.add(listener); }
    static removeActivityUpdateListener(listener) { listeners.delete(listener); }
  }
  const status = (one) => (one.status === "active" && one.stale !== null
    && one.stale * 1000 <= Date.now() ? "stale" : one.status);

  runtime.activityNames = () => [...builders.keys()];
  runtime.renderActivity = (name, state) => runtime.render(builders.get(name)(state));
  // What the script has started last and not taken away.
  runtime.startedState = (name) => kept.read().filter(([, one]) =>
    one.name === name && one.status !== "dismissed").at(-1)?.[1].state ?? null;

  // MARK: A state after the declared type

  const sources = () => {
    const folder = config.folders.script;
    return (bridge.listFolder(folder, true) ?? []).filter((name) => /\.tsx?$/.test(name)
      && !name.endsWith(".d.ts") && !name.startsWith("node_modules")).map((name) => {
      const bytes = bridge.readFile(folder + "/" + name);
      return bytes ? bridge.decodeText(bytes, "utf-8") ?? "" : "";
    }).join("\n").replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
  };
  const word = "[A-Za-z_$][\\w$]*";

  // The type's text: `register<T>("name"`, or what the function's parameter is said to be.
  function declaredType(name, text) {
    const call = new RegExp("LiveActivity\\s*\\.\\s*register\\s*(?:<([^(]*)>)?\\s*\\(\\s*(?:[\"'`]"
      + name.replace(/[^\w]/g, "\\$&") + "[\"'`]|" + word + ")\\s*,\\s*([\\s\\S]{0,2000})").exec(text);
    if (!call) return null;
    if (call[1]) return call[1];
    const builder = new RegExp("^(" + word + ")\\s*[,)]").exec(call[2])?.[1];
    let head = call[2];
    if (builder) {
      const typed = new RegExp("\\b" + builder + "\\s*:\\s*LiveActivityUIBuilder\\s*<([^=]*)>\\s*=").exec(text);
      if (typed) return typed[1];
      const at = new RegExp("(?:function\\s+" + builder + "\\s*|\\b" + builder
        + "\\s*=\\s*(?:function\\s*)?)(\\([\\s\\S]{0,2000})").exec(text);
      if (!at) return null;
      head = at[1];
    }
    return parameterType(head.replace(/^function\s*/, ""));
  }
  // Of `(state: T) =>` and `({ a, b }: T) =>`.
  function parameterType(head) {
    let depth = 0;
    let colon = -1;
    for (let i = 0; i < head.length; i += 1) {
      if ("({[<".includes(head[i])) depth += 1;
      else if (")}]".includes(head[i]) || (head[i] === ">" && head[i - 1] !== "=")) {
        depth -= 1;
        if (depth === 0) return colon < 0 ? null : head.slice(colon + 1, i);
      } else if (head[i] === ":" && depth === 1 && colon < 0) colon = i;
    }
    return null;
  }
  // Parts at the top level of a type.
  function split(text, separators) {
    const parts = [];
    let depth = 0;
    let start = 0;
    for (let i = 0; i < text.length; i += 1) {
      if ("({[<".includes(text[i])) depth += 1;
      else if (")}]".includes(text[i]) || (text[i] === ">" && text[i - 1] !== "=")) depth -= 1;
      else if (depth === 0 && separators.includes(text[i])) {
        parts.push(text.slice(start, i));
        start = i + 1;
      }
    }
    return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
  }
  // `driverName` reads "Driver name".
  const title = (name) => {
    const text = name.replace(/_/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => a + " " + b.toLowerCase());
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const deepest = 8;
  function sample(type, text, name, level) {
    type = type.trim().replace(/;$/, "").replace(/^readonly\s+/, "");
    if (level > deepest || type === "") return null;
    const choices = split(type, "|").filter((one) => !/^(null|undefined)$/.test(one));
    if (choices.length > 1) return sample(choices[0], text, name, level + 1);
    type = choices[0] ?? "null";
    if (/^["'`]/.test(type)) return type.slice(1, -1);
    if (/^-?\d/.test(type)) return Number(type);
    if (type === "string") return title(name);
    if (type === "number") return /date|time|start|end/i.test(name) ? Date.now() : 0;
    if (type === "boolean" || type === "false") return false;
    if (type === "true") return true;
    if (type === "Date") return Date.now();
    if (type.endsWith("[]")) return [sample(type.slice(0, -2), text, name, level + 1)];
    const array = /^(?:Readonly)?Array\s*<([\s\S]*)>$/.exec(type);
    if (array) return [sample(array[1], text, name, level + 1)];
    if (type.startsWith("(") && type.endsWith(")")) return sample(type.slice(1, -1), text, name, level + 1);
    if (type.startsWith("[")) return split(type.slice(1, -1), ",").map((one) => sample(one, text, name, level + 1));
    const parts = split(type, "&");
    if (parts.length > 1) return Object.assign({}, ...parts.map((one) => sample(one, text, name, level + 1)));
    if (type.startsWith("{")) return members(type.slice(1, type.lastIndexOf("}")), text, level);
    if (/^Record\s*</.test(type)) return {};
    const inner = /^(?:Partial|Required|Readonly)\s*<([\s\S]*)>$/.exec(type);
    if (inner) return sample(inner[1], text, name, level + 1);
    return named(type, text, name, level);
  }
  function members(body, text, level) {
    const result = {};
    for (const part of split(body, ";,\n")) {
      const match = /^(?:readonly\s+)?["']?([\w$]+)["']?\??\s*:\s*([\s\S]+)$/.exec(part);
      if (match) result[match[1]] = sample(match[2], text, match[1], level + 1);
    }
    return result;
  }
  function named(type, text, name, level) {
    if (!new RegExp("^" + word + "$").test(type)) return null;
    const alias = new RegExp("\\btype\\s+" + type + "\\s*=\\s*").exec(text);
    if (alias) {
      const rest = text.slice(alias.index + alias[0].length);
      return sample(split(rest.slice(0, 20000), ";")[0].split(/\n(?=(?:export|type|interface|const|function)\b)/)[0],
        text, name, level + 1);
    }
    const shape = new RegExp("\\binterface\\s+" + type + "\\b[^{]*{").exec(text);
    if (!shape) return null;
    const rest = text.slice(shape.index + shape[0].length);
    let depth = 1;
    for (let i = 0; i < rest.length; i += 1) {
      if (rest[i] === "{") depth += 1;
      else if (rest[i] === "}" && --depth === 0) return members(rest.slice(0, i), text, level);
    }
    return null;
  }

  // Where no type is declared any name leads to something that reads as 0 or "–".
  const anything = () => new Proxy(function () {}, {
    get(target, name) {
      if (name === Symbol.toPrimitive) return (hint) => (hint === "string" ? "–" : 0);
      if (name === Symbol.iterator) return undefined;
      if (name === "toJSON" || name === "toString") return () => "–";
      if (name === "length") return 0;
      if (name in Array.prototype) return (...values) => [][name](...values);
      if (name in String.prototype || name in Number.prototype) return () => "–";
      return typeof name === "symbol" ? undefined : anything();
    },
    apply: () => anything(),
  });
  runtime.sampleState = (name) => {
    const text = sources();
    const type = declaredType(name, text);
    const made = type === null ? null : sample(type, text, "state", 0);
    return made === null ? anything() : made;
  };

  runtime.exports.LiveActivity = LiveActivity;
})
