// What a script expects of its environment beyond the language: timers, fetch and its classes,
// addresses, text coding.
(function (bridge, runtime) {
  "use strict";
  const globals = runtime.globals;

  // MARK: console

  function describe(value, level = 0) {
    if (typeof value === "string") return level === 0 ? value : JSON.stringify(value);
    if (value instanceof Error) {
      const place = level === 0 ? runtime.where(value.stack) : "";
      return value.name + ": " + value.message + (place && " (" + place + ")");
    }
    if (typeof value !== "object" || value === null) return String(value);
    try { return JSON.stringify(value) ?? String(value); } catch { return String(value); }
  }
  // The innermost frame of a stack that lies in the script, as its bundle has it; Swift makes the
  // source's place of it.
  const frame = new RegExp("[^\\s@]*" + bridge.config.code.replace(/[.]/g, "\\.") + ":\\d+:\\d+");
  runtime.where = (stack) => frame.exec(String(stack ?? ""))?.[0] ?? "";
  // Errors that come later keep the stack of the call that they belong to.
  runtime.at = (error, site) => {
    if (runtime.where(site.stack)) error.stack = site.stack;
    return error;
  };
  // Where promises were rejected by hand: a plain value has no stack of its own.
  const sites = new WeakMap();
  // Only the first one is told; a stack for each of many would take the script's memory.
  let sitesLeft = 64;
  const reject = Promise.reject;
  Promise.reject = function (reason) {
    const promise = reject.call(this, reason);
    if (sitesLeft > 0) {
      sitesLeft -= 1;
      sites.set(promise, new Error().stack);
    }
    return promise;
  };
  // Swift hears of the first; of the others there may be any number.
  let isTold = false;
  runtime.onRejection = (promise, reason) => {
    if (isTold) return;
    isTold = true;
    bridge.rejected(reason, sites.get(promise)
      ?? (reason instanceof Error ? "" : runtime.thrownSite()));
  };

  // `log` is true once nobody would read any more.
  let isFull = false;
  const log = (level) => (...values) => {
    if (!isFull) isFull = bridge.log(level, values.map((value) => describe(value)).join(" ")) === true;
  };
  globals.console = {
    log: log("log"), info: log("log"), debug: log("log"), warn: log("warning"),
    error: log("error"), trace: log("log"), dir: log("log"), table: log("log"), assert() {},
    group() {}, groupEnd() {}, groupCollapsed() {}, time() {}, timeEnd() {}, timeLog() {},
    count() {}, clear() {}, present: () => Promise.resolve(), dismiss() {},
  };

  // MARK: Timers. Time is virtual: where nothing else is under way the next timer is due at once.

  // In the order in which they are due; those of one moment as they were set.
  const timers = [];
  let nextTimer = 1;
  let now = 0;
  function add(callback, delay, repeats, values) {
    const wait = Math.max(repeats ? 1 : 0, Number(delay) || 0);
    const site = new Error().stack;
    const interval = repeats ? wait : 0;
    const timer = { id: nextTimer++, due: now + wait, interval, callback, values, site };
    insert(timer);
    return timer.id;
  }
  function insert(timer) {
    let low = 0;
    let high = timers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (timers[middle].due <= timer.due) low = middle + 1;
      else high = middle;
    }
    timers.splice(low, 0, timer);
  }
  const remove = (id) => {
    const at = timers.findIndex((timer) => timer.id === id);
    if (at >= 0) timers.splice(at, 1);
  };
  globals.setTimeout = (callback, delay, ...values) => add(callback, delay, false, values);
  globals.setInterval = (callback, delay, ...values) => add(callback, delay, true, values);
  globals.setImmediate = (callback, ...values) => add(callback, 0, false, values);
  globals.requestAnimationFrame = (callback) => add(() => callback(now), 16, false, []);
  globals.clearTimeout = globals.clearInterval = globals.clearImmediate = remove;
  globals.cancelAnimationFrame = remove;
  globals.queueMicrotask = (callback) => { Promise.resolve().then(callback); };
  globals.performance = { now: () => now, timeOrigin: 0, mark() {}, measure() {} };

  const earliest = () => timers[0];
  // Milliseconds until the next timer, -1 without one.
  runtime.timerDelay = () => { const next = earliest(); return next ? next.due - now : -1; };
  runtime.fireTimer = () => {
    const timer = earliest();
    if (!timer) return;
    now = Math.max(now, timer.due);
    timers.shift();
    if (timer.interval > 0) {
      timer.due = now + timer.interval;
      insert(timer);
    }
    if (typeof timer.callback === "function") timer.callback(...timer.values);
  };
  runtime.virtualNow = () => now;
  // The stack of the call that set the timer which is due next.
  runtime.timerSite = () => earliest()?.site ?? "";

  // MARK: Text and bytes

  class TextEncoder {
    get encoding() { return "utf-8"; }
    encode(text = "") { return bridge.encodeText(String(text), "utf-8"); }
  }
  class TextDecoder {
    constructor(encoding = "utf-8") { this.encoding = String(encoding).toLowerCase(); }
    decode(bytes) {
      return bytes === undefined ? "" : bridge.decodeText(runtime.bytes(bytes), this.encoding) ?? "";
    }
  }
  runtime.bytes = (value) => {
    if (value instanceof Uint8Array) return value;
    if (value instanceof ArrayBuffer) return new Uint8Array(value);
    if (ArrayBuffer.isView(value)) {
      return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    }
    if (value?.toUint8Array) return value.toUint8Array() ?? new Uint8Array();
    if (Array.isArray(value)) return Uint8Array.from(value);
    return bridge.encodeText(String(value ?? ""), "utf-8");
  };
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  runtime.base64 = (bytes) => {
    let text = "";
    for (let i = 0; i < bytes.length; i += 3) {
      const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
      text += alphabet[group >> 18] + alphabet[(group >> 12) & 63];
      text += i + 1 < bytes.length ? alphabet[(group >> 6) & 63] : "=";
      text += i + 2 < bytes.length ? alphabet[group & 63] : "=";
    }
    return text;
  };
  runtime.fromBase64 = (text) => {
    const digits = String(text).replace(/^data:[^,]*,/, "").replace(/-/g, "+").replace(/_/g, "/")
      .replace(/[\s=]/g, "");
    if (/[^A-Za-z0-9+/]/.test(digits)) return null;
    const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
    let group = 0;
    let count = 0;
    for (let i = 0; i < digits.length; i += 1) {
      group = ((group << 6) | alphabet.indexOf(digits[i])) & 0xffffff;
      if (i % 4 > 0) bytes[count++] = (group >> (6 - 2 * (i % 4))) & 255;
    }
    return bytes.subarray(0, count);
  };
  globals.btoa = (text) =>
    runtime.base64(Uint8Array.from(String(text), (c) => c.charCodeAt(0) & 255));
  globals.atob = (text) => {
    const bytes = runtime.fromBase64(text);
    if (!bytes) throw new Error("atob: the text is not base64");
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  };
  globals.structuredClone = (value) => clone(value, new Map());
  function clone(value, seen) {
    if (typeof value !== "object" || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    if (value instanceof Date) return new Date(value);
    if (ArrayBuffer.isView(value)) return value.slice();
    const copy = Array.isArray(value) ? [] : value instanceof Map ? new Map()
      : value instanceof Set ? new Set() : {};
    seen.set(value, copy);
    if (value instanceof Map) for (const [k, v] of value) copy.set(clone(k, seen), clone(v, seen));
    else if (value instanceof Set) for (const v of value) copy.add(clone(v, seen));
    else for (const name of Object.keys(value)) copy[name] = clone(value[name], seen);
    return copy;
  }

  // MARK: Addresses

  class URLSearchParams {
    constructor(init = "") {
      this.pairs = [];
      if (typeof init === "string") {
        for (const part of init.replace(/^\?/, "").split("&").filter(Boolean)) {
          const [name, ...rest] = part.split("=");
          this.pairs.push([unescape(name), unescape(rest.join("="))]);
        }
      } else if (init && typeof init[Symbol.iterator] === "function") {
        for (const [name, value] of init) this.pairs.push([String(name), String(value)]);
      } else {
        for (const name of Object.keys(init ?? {})) this.pairs.push([name, String(init[name])]);
      }
    }
    append(name, value) { this.pairs.push([String(name), String(value)]); }
    delete(name) { this.pairs = this.pairs.filter((pair) => pair[0] !== name); }
    get(name) { return this.pairs.find((pair) => pair[0] === name)?.[1] ?? null; }
    getAll(name) { return this.pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]); }
    has(name) { return this.pairs.some((pair) => pair[0] === name); }
    set(name, value) {
      const at = this.pairs.findIndex((pair) => pair[0] === name);
      if (at < 0) return this.append(name, value);
      this.pairs = this.pairs.filter((pair, index) => pair[0] !== name || index === at);
      this.pairs[at][1] = String(value);
    }
    sort() { this.pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)); }
    forEach(body) { for (const [name, value] of this.pairs) body(value, name, this); }
    keys() { return this.pairs.map((pair) => pair[0])[Symbol.iterator](); }
    values() { return this.pairs.map((pair) => pair[1])[Symbol.iterator](); }
    entries() { return this.pairs.map((pair) => [...pair])[Symbol.iterator](); }
    [Symbol.iterator]() { return this.entries(); }
    get size() { return this.pairs.length; }
    toString() { return this.pairs.map(([n, v]) => escape(n) + "=" + escape(v)).join("&"); }
  }
  const escape = (text) => encodeURIComponent(text).replace(/%20/g, "+").replace(
    /[!'()~]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
  function unescape(text) {
    try { return decodeURIComponent(text.replace(/\+/g, " ")); } catch { return text; }
  }

  const addressForm = /^([a-z][a-z0-9+.-]*:)(?:\/\/(?:([^@/?#]*)@)?([^:/?#]*)(?::(\d+))?)?([^?#]*)(\?[^#]*)?(#.*)?$/i;
  class URL {
    constructor(text, base) {
      let match = addressForm.exec(String(text).trim());
      if (!match && base !== undefined) match = addressForm.exec(resolve(String(text), new URL(base)));
      if (!match) throw new TypeError("'" + text + "' is no URL");
      const [user, password = ""] = (match[2] ?? "").split(":");
      this.protocol = match[1].toLowerCase();
      this.username = user;
      this.password = password;
      this.hostname = (match[3] ?? "").toLowerCase();
      this.port = match[4] ?? "";
      this.pathname = encodeLoose(match[5] || (match[3] === undefined ? "" : "/"));
      this.hash = match[7] ?? "";
      this.searchParams = new URLSearchParams(match[6] ?? "");
      this.query = match[6] && match[6].length > 1 ? encodeLoose(match[6]) : "";
      this.initial = this.searchParams.toString();
      this.hasAuthority = match[3] !== undefined;
    }
    get search() {
      const text = this.searchParams.toString();
      return text === this.initial ? this.query : text ? "?" + text : "";
    }
    set search(text) { this.searchParams = new URLSearchParams(String(text)); }
    get host() { return this.hostname + (this.port ? ":" + this.port : ""); }
    get origin() { return this.protocol + "//" + this.host; }
    get href() {
      const user = this.username
        ? this.username + (this.password ? ":" + this.password : "") + "@" : "";
      return this.protocol + (this.hasAuthority ? "//" + user + this.host : "") + this.pathname
        + this.search + this.hash;
    }
    toString() { return this.href; }
    toJSON() { return this.href; }
    static canParse(text, base) {
      try { new URL(text, base); return true; } catch { return false; }
    }
  }
  const encodeLoose = (text) => text.replace(/[^\x21-\x7e]|["<>`{}]/gu, (c) => {
    try { return encodeURIComponent(c); } catch { return "%EF%BF%BD"; }
  });
  function resolve(text, base) {
    if (text.startsWith("//")) return base.protocol + text;
    if (text.startsWith("/")) return base.origin + text;
    if (text.startsWith("?")) return base.origin + base.pathname + text;
    if (text.startsWith("#")) return base.origin + base.pathname + base.search + text;
    const parts = base.pathname.split("/").slice(0, -1);
    for (const part of text.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== ".") parts.push(part);
    }
    return base.origin + "/" + parts.filter((part, i) => part !== "" || i > 0).join("/");
  }

  // MARK: fetch

  class Headers {
    constructor(init) {
      this.map = new Map();
      if (init instanceof Headers) init = init.map;
      const pairs = init && typeof init[Symbol.iterator] === "function"
        ? init : Object.entries(init ?? {});
      for (const [name, value] of pairs) this.append(name, value);
    }
    append(name, value) {
      const key = String(name).toLowerCase();
      this.map.set(key, this.map.has(key) ? this.map.get(key) + ", " + value : String(value));
    }
    set(name, value) { this.map.set(String(name).toLowerCase(), String(value)); }
    get(name) { return this.map.get(String(name).toLowerCase()) ?? null; }
    has(name) { return this.map.has(String(name).toLowerCase()); }
    delete(name) { this.map.delete(String(name).toLowerCase()); }
    forEach(body) { this.map.forEach((value, name) => body(value, name, this)); }
    keys() { return this.map.keys(); }
    values() { return this.map.values(); }
    entries() { return this.map.entries(); }
    [Symbol.iterator]() { return this.map.entries(); }
    getSetCookie() { return this.has("set-cookie") ? [this.get("set-cookie")] : []; }
    toJson() { return Object.fromEntries(this.map); }
    toJSON() { return this.toJson(); }
  }

  class Blob {
    constructor(parts = [], options = {}) {
      const pieces = parts.map((part) => (part instanceof Blob ? part.content : runtime.bytes(part)));
      this.content = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let at = 0;
      for (const piece of pieces) { this.content.set(piece, at); at += piece.length; }
      this.type = options.type ?? "";
    }
    get size() { return this.content.length; }
    text() { return Promise.resolve(bridge.decodeText(this.content, "utf-8") ?? ""); }
    bytes() { return Promise.resolve(this.content); }
    arrayBuffer() { return Promise.resolve(this.content.slice().buffer); }
    data() { return Promise.resolve(new runtime.Data(this.content)); }
    slice(from, to, type) { return new Blob([this.content.slice(from, to)], { type }); }
  }

  class FormData {
    constructor() { this.parts = []; }
    append(name, value, type, file) { this.parts.push({ name, value, type, file }); }
    set(name, value, type, file) { this.delete(name); this.append(name, value, type, file); }
    get(name) { return this.parts.find((part) => part.name === name)?.value ?? null; }
    getAll(name) { return this.parts.filter((p) => p.name === name).map((p) => p.value); }
    has(name) { return this.parts.some((part) => part.name === name); }
    delete(name) { this.parts = this.parts.filter((part) => part.name !== name); }
    entries() { return this.parts.map((p) => [p.name, p.value])[Symbol.iterator](); }
    [Symbol.iterator]() { return this.entries(); }
    toJson() { return Object.fromEntries(this.parts.map((p) => [p.name, p.value])); }
    encoded(boundary) {
      const pieces = [];
      for (const { name, value, type, file } of this.parts) {
        pieces.push("--" + boundary + '\r\nContent-Disposition: form-data; name="' + name + '"'
          + (file ? '; filename="' + file + '"' : "")
          + (type ? "\r\nContent-Type: " + type : "") + "\r\n\r\n", value, "\r\n");
      }
      return new Blob([...pieces, "--" + boundary + "--\r\n"]).content;
    }
  }

  class Request {
    constructor(input, init = {}) {
      this.url = input instanceof Request ? input.url : String(input);
      Object.assign(this, input instanceof Request ? input.init : {}, init);
      this.init = init;
      this.method = this.method ?? "GET";
      this.headers = new Headers(this.headers);
    }
    clone() { return new Request(this.url, this.init); }
  }

  class Response {
    constructor(body, init = {}) {
      this.content = body === null || body === undefined ? new Uint8Array()
        : body instanceof Blob ? body.content : runtime.bytes(body);
      this.status = init.status ?? 200;
      this.statusText = init.statusText ?? "";
      this.headers = new Headers(init.headers);
      this.url = init.url ?? "";
      this.bodyUsed = false;
      this.redirected = false;
      this.type = "basic";
      this.cookies = [];
      this.mimeType = this.headers.get("content-type")?.split(";")[0] ?? null;
      this.expectedContentLength = this.content.length;
    }
    get ok() { return this.status >= 200 && this.status < 300; }
    get body() { return new ReadableStream(this.content); }
    async text() { this.bodyUsed = true; return bridge.decodeText(this.content, "utf-8") ?? ""; }
    json() {
      const site = new Error();
      return this.text().then((text) => {
        try { return JSON.parse(text); } catch (error) {
          const words = "the answer" + (this.url ? " of '" + this.url + "'" : "")
            + " is not JSON: it begins with '" + text.slice(0, 40).replace(/\s+/g, " ") + "'";
          throw runtime.at(new SyntaxError(words), site);
        }
      });
    }
    async bytes() { this.bodyUsed = true; return this.content; }
    async data() { this.bodyUsed = true; return new runtime.Data(this.content); }
    async arrayBuffer() { return this.content.slice().buffer; }
    async blob() { return new Blob([this.content], { type: this.mimeType ?? "" }); }
    async formData() {
      const form = new FormData();
      for (const [name, value] of new URLSearchParams(await this.text())) form.append(name, value);
      return form;
    }
    clone() {
      return new Response(this.content, {
        status: this.status, statusText: this.statusText, headers: this.headers, url: this.url });
    }
    static json(value, init) { return new Response(JSON.stringify(value), init); }
    static error() { return new Response(null, { status: 0 }); }
  }

  class ReadableStream {
    constructor(source) { this.chunks = source instanceof Uint8Array ? [source] : []; }
    getReader() {
      const chunks = this.chunks;
      return {
        read: async () => chunks.length > 0
          ? { done: false, value: chunks.shift() } : { done: true, value: undefined },
        releaseLock() {}, cancel: async () => {},
      };
    }
    async *[Symbol.asyncIterator]() { yield* this.chunks; }
  }

  class AbortError extends Error {
    constructor(message = "the request was aborted") { super(message); this.name = "AbortError"; }
  }
  class EventTarget {
    constructor() { this.listeners = []; }
    addEventListener(type, listener) { this.listeners.push({ type, listener }); }
    removeEventListener(type, listener) {
      this.listeners = this.listeners.filter((l) => l.type !== type || l.listener !== listener);
    }
    dispatchEvent(event) {
      for (const { type, listener } of [...this.listeners]) {
        if (type === event.type) (listener.handleEvent ?? listener).call(this, event);
      }
      this["on" + event.type]?.(event);
      return true;
    }
  }
  class Event { constructor(type, init) { this.type = type; Object.assign(this, init); } }
  class AbortSignal extends EventTarget {
    constructor() { super(); this.aborted = false; this.reason = undefined; }
    throwIfAborted() { if (this.aborted) throw this.reason; }
    static abort(reason) { const c = new AbortController(); c.abort(reason); return c.signal; }
    static timeout(milliseconds) {
      const controller = new AbortController();
      globals.setTimeout(() => controller.abort(new AbortError("the request timed out")), milliseconds);
      return controller.signal;
    }
    static any(signals) {
      const controller = new AbortController();
      for (const signal of signals) {
        if (signal.aborted) controller.abort(signal.reason);
        else signal.addEventListener("abort", () => controller.abort(signal.reason));
      }
      return controller.signal;
    }
  }
  class AbortController {
    constructor() { this.signal = new AbortSignal(); }
    abort(reason) {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      this.signal.reason = reason ?? new AbortError();
      this.signal.dispatchEvent(new Event("abort"));
    }
  }

  const waiting = new Map();
  let nextRequest = 1;
  function fetch(input, init = {}) {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const site = new Error();
    return new Promise((resolve, reject) => {
      if (request.signal?.aborted) return reject(request.signal.reason);
      const id = nextRequest++;
      waiting.set(id, { resolve, reject, site });
      request.signal?.addEventListener?.("abort", () => {
        if (waiting.delete(id)) { bridge.cancelRequest(id); reject(request.signal.reason); }
      });
      let body = request.body;
      if (body instanceof FormData) {
        const boundary = "vitrine-boundary";
        request.headers.set("content-type", "multipart/form-data; boundary=" + boundary);
        body = body.encoded(boundary);
      } else if (body instanceof URLSearchParams) {
        if (!request.headers.has("content-type")) {
          request.headers.set("content-type", "application/x-www-form-urlencoded");
        }
        body = body.toString();
      } else if (body instanceof Blob) body = body.content;
      const bytes = body === undefined || body === null ? null : runtime.bytes(body);
      let url = String(request.url);
      try { url = new URL(url).href; } catch { /* Swift says what is wrong */ }
      const seconds = Number(request.timeout) || 0;
      bridge.request(
        id, url, String(request.method).toUpperCase(), JSON.stringify(request.headers.toJson()),
        bytes, seconds);
    });
  }
  // Called from Swift: an answer, or a message where there is none.
  runtime.answer = (id, status, url, headers, bytes, failure) => {
    const call = waiting.get(id);
    if (!waiting.delete(id)) return;
    if (failure !== null) return call.reject(runtime.at(new TypeError(failure), call.site));
    call.resolve(new Response(bytes, { status, url, headers: JSON.parse(headers) }));
  };

  Object.assign(globals, {
    TextEncoder, TextDecoder, URL, URLSearchParams, EventTarget, Event,
    fetch, Headers, Request, Response, Blob, FormData, ReadableStream, AbortController, AbortSignal,
    AbortError,
  });
  Object.assign(runtime.exports, {
    fetch, Headers, Request, Response, Blob, FormData, ReadableStream, AbortController, AbortSignal,
    AbortError,
  });
})
