// Data, pictures, files and what is kept between runs. Paths are the script's own: Swift maps
// them to folders of its sandbox and refuses all others.
(function (bridge, runtime) {
  "use strict";
  const globals = runtime.globals;

  // MARK: Data

  class Data {
    constructor(bytes) { this.content = bytes ?? new Uint8Array(); }
    get size() { return this.content.length; }
    get length() { return this.content.length; }
    getBytes() { return this.content; }
    toUint8Array() { return this.content; }
    toArrayBuffer() { return this.content.slice().buffer; }
    toIntArray() { return Array.from(this.content); }
    toBase64String() { return runtime.base64(this.content); }
    toHexString() {
      return Array.from(this.content, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    toRawString(encoding = "utf-8") { return bridge.decodeText(this.content, encoding); }
    toDecodedString(encoding = "utf-8") { return this.toRawString(encoding); }
    toString() { return this.toRawString() ?? ""; }
    slice(from, to) { return new Data(this.content.slice(from, to)); }
    advanced(count) { return new Data(this.content.slice(count)); }
    append(other) { this.content = Data.combine([this, other]).content; }
    resetBytes(from, to) { this.content.fill(0, from, to); }
    replaceSubrange(from, to, data) {
      this.content = Data.combine([this.slice(0, from), data, this.slice(to)]).content;
    }
    static fromIntArray(values) { return new Data(Uint8Array.from(values)); }
    static fromString(text, encoding) { return Data.fromRawString(text, encoding); }
    static fromRawString(text, encoding = "utf-8") {
      const bytes = bridge.encodeText(String(text), encoding);
      return bytes ? new Data(bytes) : null;
    }
    static fromFile(path) { const bytes = bridge.readFile(String(path)); return bytes && new Data(bytes); }
    static fromArrayBuffer(buffer) { return new Data(new Uint8Array(buffer)); }
    static fromUint8Array(bytes) { return new Data(bytes); }
    static fromBase64String(text) {
      const bytes = runtime.fromBase64(text);
      return bytes && new Data(bytes);
    }
    static fromHexString(text) {
      const pairs = String(text).match(/[0-9a-f]{2}/gi) ?? [];
      return new Data(Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
    }
    static fromPNG(image) { return image.toPNGData(); }
    static fromJPEG(image) { return image.toPNGData(); }
    static combine(list) {
      const all = new Uint8Array(list.reduce((sum, data) => sum + data.size, 0));
      let at = 0;
      for (const data of list) { all.set(data.content, at); at += data.size; }
      return new Data(all);
    }
  }
  runtime.Data = Data;

  // MARK: Pictures

  class UIImage {
    constructor(id) {
      this.$id = id;
      const [width, height, scale] = bridge.imageSize(id);
      Object.assign(this, { width, height, scale, imageOrientation: "up", isSymbolImage: false });
    }
    $wire() { return { $image: this.$id, $tint: this.$tint ?? null, $mode: this.$mode ?? null }; }
    static of(id) { return id === null || id === undefined ? null : new UIImage(id); }
    with(change) { return Object.assign(Object.create(this), change); }
    preparingThumbnail(size) { return UIImage.of(bridge.imageResized(this.$id, size.width, size.height)); }
    renderedIn(size) { return this.preparingThumbnail(size); }
    renderedInCircle() { return UIImage.of(bridge.imageInCircle(this.$id)); }
    withTintColor(color) { return this.with({ $tint: color, $mode: "template" }); }
    withRenderingMode(mode) {
      return this.with({ $mode: mode === "alwaysTemplate" ? "template" : null });
    }
    withBaselineOffset() { return this; }
    withHorizontallyFlippedOrientation() { return this; }
    resizableImage() { return this; }
    applySymbolConfiguration() { return this; }
    toPNGData() { const bytes = bridge.imagePNG(this.$id); return bytes && new Data(bytes); }
    toJPEGData() { return this.toPNGData(); }
    toPNGBase64String() { return this.toPNGData()?.toBase64String() ?? null; }
    toJPEGBase64String() { return this.toPNGBase64String(); }
    static fromData(data, scale = 1) {
      return UIImage.of(bridge.imageFromBytes(runtime.bytes(data), scale));
    }
    static fromFile(path) {
      const bytes = bridge.readFile(String(path));
      return bytes && UIImage.of(bridge.imageFromBytes(bytes, 1));
    }
    static fromBase64String(text) {
      const bytes = runtime.fromBase64(text);
      return bytes && UIImage.of(bridge.imageFromBytes(bytes, 1));
    }
    static fromSFSymbol(name) { return UIImage.of(bridge.imageFromSymbol(String(name))); }
    static async fromURL(url) {
      try {
        const response = await globals.fetch(url);
        return response.ok ? UIImage.fromData(await response.data()) : null;
      } catch { return null; }
    }
  }

  // MARK: Path

  const normalize = (path) => {
    const parts = [];
    for (const part of String(path).split("/")) {
      if (part === "" || part === ".") continue;
      if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
      else if (part !== ".." || !String(path).startsWith("/")) parts.push(part);
    }
    return (String(path).startsWith("/") ? "/" : "") + parts.join("/") || ".";
  };
  const basename = (path, ending) => {
    const name = String(path).replace(/\/+$/, "").split("/").pop() ?? "";
    return ending && name.endsWith(ending) && name !== ending ? name.slice(0, -ending.length) : name;
  };
  const extname = (path) => {
    const name = basename(path);
    const dot = name.lastIndexOf(".");
    return dot > 0 ? name.slice(dot) : "";
  };
  const dirname = (path) => {
    const text = String(path).replace(/(.)\/+$/, "$1");
    const slash = text.lastIndexOf("/");
    return slash < 0 ? "." : slash === 0 ? "/" : text.slice(0, slash);
  };
  const Path = {
    sep: "/", delimiter: ":", normalize, basename, extname, dirname,
    isAbsolute: (path) => String(path).startsWith("/"),
    join: (...parts) => normalize(parts.filter((part) => part !== "" && part != null).join("/")),
    parse: (path) => ({
      root: String(path).startsWith("/") ? "/" : "", dir: dirname(path), base: basename(path),
      ext: extname(path), name: basename(path, extname(path)),
    }),
  };

  // MARK: FileManager: each function by value, and as a promise

  class FileError extends Error {
    constructor(path, reason) { super(path + ": " + reason); this.name = "FileError"; }
  }
  function read(path) {
    const bytes = bridge.readFile(String(path));
    if (!bytes) throw new FileError(path, "no such file");
    return bytes;
  }
  function write(path, bytes) {
    if (!bridge.writeFile(String(path), bytes)) {
      throw new FileError(path, "cannot be written: it is outside the script's folders, or too large");
    }
  }
  function stat(path) {
    const [type, size, changed] = bridge.fileStatus(String(path)) ?? [];
    return type && { type, size, creationDate: changed, modificationDate: changed };
  }
  function change(operation, path, other) {
    if (!bridge.changeFile(operation, String(path), String(other ?? ""))) {
      throw new FileError(path, operation + " failed");
    }
  }
  const inert = (name) => () => { throw new Error(name + " is not available in a widget"); };
  // Swift returns what is wrong, or nothing.
  function archive(reason) {
    if (reason) throw Object.assign(new FileError("", ""), { message: reason });
  }

  const operations = {
    exists: (path) => stat(path) !== undefined,
    isFile: (path) => stat(path)?.type === "file",
    isDirectory: (path) => stat(path)?.type === "directory",
    isLink: () => false,
    isBinaryFile: (path) => bridge.decodeText(read(path).slice(0, 8192), "utf-8") === null,
    readAsString: (path, encoding = "utf-8") => bridge.decodeText(read(path), encoding) ?? "",
    readAsBytes: read,
    readAsData: (path) => new Data(read(path)),
    writeAsString: (path, text, encoding = "utf-8") =>
      write(path, bridge.encodeText(String(text), encoding)),
    writeAsBytes: (path, bytes) => write(path, runtime.bytes(bytes)),
    writeAsData: (path, data) => write(path, data.content),
    appendText: (path, text) => operations.appendData(path, Data.fromRawString(text)),
    appendData: (path, data) =>
      write(path, Data.combine([new Data(bridge.readFile(String(path)) ?? undefined), data]).content),
    createDirectory: (path) => change("createDirectory", path),
    copyFile: (path, to) => change("copy", path, to),
    rename: (path, to) => change("move", path, to),
    remove: (path) => change("remove", path),
    readDirectory: (path, recursive) => {
      const names = bridge.listFolder(String(path), recursive === true);
      if (!names) throw new FileError(path, "no such folder");
      return names;
    },
    stat: (path) => {
      const found = stat(path);
      if (!found) throw new FileError(path, "no such file");
      return found;
    },
    createLink: inert("FileManager.createLink"),
    zip: (path, to, keepsParent = true) =>
      archive(bridge.zip(String(path), String(to), keepsParent !== false)),
    unzip: (path, to) => archive(bridge.unzip(String(path), String(to))),
  };
  const FileManager = {
    scriptsDirectory: bridge.config.folders.scripts,
    documentsDirectory: bridge.config.folders.documents,
    appGroupDocumentsDirectory: bridge.config.folders.appGroup,
    temporaryDirectory: bridge.config.folders.temporary,
    isiCloudEnabled: true,
    iCloudDocumentsDirectory: bridge.config.folders.iCloud,
    isWebDAVAvailable: false,
    isFileStoredIniCloud: () => false, isiCloudFileDownloaded: () => true,
    downloadFileFromiCloud: async () => true,
    addFileBookmark: () => null, removeFileBookmark: () => false, bookmarkExists: () => false,
    bookmarkedPath: () => null, getAllFileBookmarks: () => [],
    destinationOfSymbolicLink: (path) => path,
    mimeType: (path) => ({
      ".json": "application/json", ".png": "image/png", ".jpg": "image/jpeg",
      ".jpeg": "image/jpeg", ".txt": "text/plain", ".svg": "image/svg+xml", ".html": "text/html",
    })[extname(path).toLowerCase()] ?? "application/octet-stream",
  };
  for (const name of Object.keys(operations)) {
    FileManager[name + "Sync"] = operations[name];
    FileManager[name] = async (...values) => operations[name](...values);
  }

  // MARK: Storage and Keychain: JSON values by key, in one file each

  function store(area) {
    let values = Object.create(null);
    let stamp;
    const parse = (text) => {
      let found;
      try { found = JSON.parse(text ?? "{}"); } catch { bridge.setStoreAside(area); }
      return Object.assign(Object.create(null), found);
    };
    // Another process of the widget may have written meanwhile.
    const all = () => {
      const now = bridge.storeStamp(area);
      if (now !== stamp) [values, stamp] = [parse(bridge.readStore(area)), now];
      return values;
    };
    // To what is there now, with no other process in between.
    const change = (edit) => bridge.changeStore(area, (text) => {
      const found = parse(text);
      edit(found);
      return JSON.stringify(found);
    });
    // For `vitrine container`: which keys a script reads, and whether there is something.
    const noted = (key) => {
      bridge.noteStoreRead(area, String(key), (all()[key] ?? null) !== null);
      return key;
    };
    return {
      get: (key) => (noted(key) in all() ? structuredClone(all()[key]) : null),
      set: (key, value) => {
        if (value === undefined || value === null) return change((found) => { delete found[key]; });
        const copy = JSON.parse(JSON.stringify(value));
        return change((found) => { found[key] = copy; });
      },
      remove: (key) => change((found) => { delete found[key]; }),
      contains: (key) => noted(key) in all(),
      keys: () => Object.keys(all()),
      clear: () => change((found) => { for (const key of Object.keys(found)) delete found[key]; }),
    };
  }
  const structuredClone = globals.structuredClone;
  const own = store("storage");
  const shared = store("shared");
  const area = (options) => (options?.shared ? shared : own);
  const Storage = {
    get: (key, options) => area(options).get(String(key)),
    set: (key, value, options) => area(options).set(String(key), value),
    remove: (key, options) => area(options).remove(String(key)),
    contains: (key, options) => area(options).contains(String(key)),
    keys: (options) => area(options).keys(),
    clear: (options) => area(options).clear(),
    getData: (key, options) => {
      const text = area(options).get("data:" + key);
      return text === null ? null : Data.fromBase64String(text);
    },
    setData: (key, data, options) => area(options).set("data:" + key, data.toBase64String()),
  };
  const keychain = store("keychain");
  const Keychain = {
    get: (key) => { const value = keychain.get(key); return value === null ? null : String(value); },
    set: (key, value) => keychain.set(key, String(value)),
    getBool: (key) => keychain.get(key),
    setBool: (key, value) => keychain.set(key, Boolean(value)),
    getData: (key) => {
      const text = keychain.get(key);
      return text === null ? null : Data.fromBase64String(text);
    },
    setData: (key, data) => keychain.set(key, data.toBase64String()),
    remove: (key) => keychain.remove(key),
    contains: (key) => keychain.contains(key),
    keys: () => keychain.keys(),
    clear: () => keychain.clear(),
  };
  // One memory for the intents of one process.
  const memory = new Map();
  const IntentMemoryStorage = {
    get: (key) => memory.get(key) ?? null, set: (key, value) => { memory.set(key, value); },
    remove: (key) => memory.delete(key), contains: (key) => memory.has(key),
    clear: () => memory.clear(), keys: () => [...memory.keys()],
  };

  // MARK: Crypto

  const digest = (name) => (data) => new Data(bridge.digest(name, runtime.bytes(data), null));
  const keyed = (name) => (data, key) =>
    new Data(bridge.digest(name, runtime.bytes(data), runtime.bytes(key)));
  const Crypto = { generateSymmetricKey: (bits = 256) => new Data(bridge.randomBytes(bits / 8)) };
  for (const name of ["md5", "sha1", "sha256", "sha384", "sha512"]) {
    Crypto[name] = digest(name);
    Crypto["hmac" + name.toUpperCase()] = keyed(name);
  }
  // Nonce of twelve bytes, then the text, then the tag.
  const some = (data) => (data ? runtime.bytes(data) : new Uint8Array());
  const made = (bytes) => (bytes ? new Data(bytes) : null);
  Crypto.encryptAESGCM = (data, key, options) => made(bridge.sealAES(
    runtime.bytes(data), runtime.bytes(key),
    options?.iv ? runtime.bytes(options.iv) : bridge.randomBytes(12), some(options?.aad)));
  Crypto.decryptAESGCM = (data, key, aad) =>
    made(bridge.openAES(runtime.bytes(data), runtime.bytes(key), some(aad)));
  const uuid = () => {
    const bytes = bridge.randomBytes(16);
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    return new Data(bytes).toHexString().replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  };
  globals.crypto = {
    randomUUID: uuid,
    getRandomValues: (array) => { runtime.bytes(array).set(bridge.randomBytes(array.byteLength)); return array; },
  };
  globals.UUID = { string: () => uuid().toUpperCase() };

  const all = { Data, UIImage, Path, FileManager, Storage, Keychain, IntentMemoryStorage, Crypto };
  Object.assign(globals, all);
  Object.assign(runtime.exports, all);
})
