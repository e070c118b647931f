// Elements, function components and hooks, and how a tree of them becomes plain arrays that the
// extension reads: [type, [name, value, name, value, …], [child, …]].
(function (bridge, runtime) {
  "use strict";

  class Element {
    constructor(type, props, key, place) {
      this.isInternal = typeof type === "string";
      this.type = type;
      this.props = props;
      this.key = key;
      // Where the script writes it: [file, line, column].
      this.place = place;
    }
    // What the app calls a node's renderer; scripts never do.
    render() { return this; }
  }

  const fragment = "Fragment";
  const isNode = (value) => value instanceof Element;

  function createElement(type, props, ...children) {
    const own = {};
    let key;
    for (const name of Object.keys(props ?? {})) {
      if (name === "key") key = props[name];
      else own[name] = props[name];
    }
    if (children.length === 1) own.children = children[0];
    else if (children.length > 1) own.children = children;
    return new Element(tagged(type), own, key);
  }

  function tagged(type) {
    const tag = typeof type === "function" && type.$component ? type.$component : type;
    if (tag === undefined || tag === null) {
      throw new TypeError("an element's type is " + tag
        + ": is the component exported, and imported by that name?");
    }
    return tag;
  }

  // What the bundler makes of JSX, with the place of each element in the source.
  function jsxDEV(type, props, key, isStatic, source) {
    const place = source && [source.fileName, source.lineNumber, source.columnNumber];
    return new Element(tagged(type), props, key, place);
  }

  // A component that the extension draws. Called as a function it makes an element as well.
  function component(name) {
    const make = (props) => createElement(name, props ?? {});
    Object.defineProperty(make, "name", { value: name });
    make.$component = name;
    return make;
  }

  // MARK: Hooks. A widget is rendered once: first values count, effects and changes do not.

  let contexts = new Map();

  function createContext(initial) {
    const context = { $default: initial };
    context.Provider = ({ value, children }) =>
      new Element("$Provider", { context, value, children });
    context.Consumer = ({ children }) => children(useContext(context));
    return context;
  }
  function useContext(context) {
    return contexts.has(context) ? contexts.get(context) : context?.$default;
  }

  class Observable {
    constructor(value) { this.value = value; }
    setValue(value) { this.value = typeof value === "function" ? value(this.value) : value; }
    subscribe() { return () => {}; }
    unsubscribe() {}
    dispose() {}
  }
  const first = (value) => (typeof value === "function" ? value() : value);
  const ignore = () => {};

  const hooks = {
    createContext, useContext,
    useState: (initial) => [first(initial), ignore],
    useReducer: (reducer, initial, make) => [make ? make(initial) : initial, ignore],
    useMemo: (make) => make(),
    useCallback: (callback) => callback,
    useEffectEvent: (callback) => callback,
    useRef: (initial) => ({ current: initial }),
    useEffect: ignore,
    useObservable: (initial) => new Observable(first(initial)),
    // What to select from is a context, or nothing.
    useSelector(context, select) {
      const [of, value] = select ? [select, useContext(context)] : [context];
      try { return of(value); } catch { return undefined; }
    },
    useColorScheme: () => bridge.config.colorScheme,
    useKeyboardVisible: () => false,
    useDismiss: () => ignore,
    useCancelToken: () => ({ create: () => ({ cancel: ignore }), cancel: ignore, get: () => null }),
  };

  // MARK: Modifier chains

  class ViewModifiers {
    constructor() { this.$modifiers = []; }
  }
  function modifiers() {
    const chain = new ViewModifiers();
    const proxy = new Proxy(chain, {
      get(target, name) {
        if (name in target || typeof name === "symbol") return target[name];
        return (...values) => {
          target.$modifiers.push([name, values.length === 0 ? true : values[0]]);
          return proxy;
        };
      },
    });
    return proxy;
  }

  // MARK: Gradients

  function gradient(type, value) {
    return typeof type === "string" ? { ...value, $gradient: type } : type;
  }

  // MARK: From elements to arrays

  // Deeper than this a tree is taken for endless.
  const maximumDepth = 200;
  let depth = 0;

  function deeper(work, place) {
    if (depth >= maximumDepth) {
      throw placed(new RangeError("views are nested deeper than " + maximumDepth), place);
    }
    depth += 1;
    try { return work(); } catch (error) { throw placed(error, place); } finally { depth -= 1; }
  }

  // An error with the innermost element that it was made in.
  function placed(error, place) {
    if (error instanceof Error && place && !error.$place) {
      Object.defineProperty(error, "$place", { value: place });
    }
    return error;
  }

  // Deeper than this a list of children is taken for one that holds itself.
  const maximumListDepth = 64;
  function flatten(children, into, level = 0) {
    if (children === null || children === undefined || typeof children === "boolean") return into;
    if (Array.isArray(children)) {
      if (level >= maximumListDepth) {
        throw new RangeError("children are lists in lists, deeper than " + maximumListDepth);
      }
      for (const child of children) flatten(child, into, level + 1);
    } else into.push(children);
    return into;
  }

  // What a script shows of an error's stack names its sources, as what it prints does.
  const words = (text) => {
    if (text.length > longestText) {
      bridge.note("warning", "a text of " + text.length + " characters is cut after " + longestText,
        new Error().stack);
      text = text.slice(0, longestText);
    }
    return text.includes(bridge.config.code + ":") ? bridge.mapped(text) : text;
  };
  // More than this no widget shows (the largest holds some 3,000 letters of the smallest size).
  const longestText = 20000;

  // All nodes that a value stands for, as arrays.
  function render(value, into = []) {
    for (const child of flatten(value, [])) {
      if (isNode(child)) deeper(() => renderElement(child, into), child.place);
      else if (typeof child === "string" || typeof child === "number" || typeof child === "bigint") {
        into.push(["Text", ["$text", words(String(child))], []]);
      } else if (typeof child === "object" && isNode(child.node)) {
        deeper(() => renderElement(child.node, into), child.node.place);
      }
    }
    return into;
  }

  function renderElement(element, into) {
    const { type, props } = element;
    if (type === fragment) return render(props.children, into);
    if (type === "$Provider") {
      return within(new Map(contexts).set(props.context, props.value), () =>
        render(props.children, into));
    }
    if (typeof type === "function") {
      const read = new Set();
      const given = noting(props, read);
      let result;
      try {
        result = type.prototype?.render ? new type(given).render() : type(given);
      } catch (error) {
        throw named(error, type.name, element.place);
      }
      const left = Object.keys(props).filter((name) => modifierNames.has(name) && !read.has(name));
      if (left.length === 0) return render(result, into);
      const rest = Object.fromEntries(left.map((name) => [name, props[name]]));
      into.push(renderPrimitive("Group", { ...rest, children: result }, element.place));
      return into;
    }
    into.push(renderPrimitive(String(type), props, element.place));
    return into;
  }

  // In the app every component takes modifiers. Those that a function component does not look at
  // act on what it gives; one that hands them on itself has them once.
  const modifierNames = new Set([...bridge.config.modifiers, "modifiers"]);
  function noting(props, read) {
    return new Proxy(props, {
      get(target, name) { read.add(name); return target[name]; },
      ownKeys(target) {
        for (const name of Object.keys(target)) read.add(name);
        return Reflect.ownKeys(target);
      },
    });
  }

  function named(error, component, place) {
    if (error instanceof Error && component && !error.$components) {
      Object.defineProperty(error, "$components", { value: component });
    }
    return placed(error, place);
  }

  function within(map, work) {
    const before = contexts;
    contexts = map;
    try { return work(); } finally { contexts = before; }
  }

  function renderPrimitive(type, props, place) {
    const own = [];
    const children = flatten(props.children, []);
    for (const name of Object.keys(props)) {
      if (name === "children") continue;
      const value = props[name];
      if (value === undefined) continue;
      if (name === "modifiers") addChain(value, own);
      else own.push(name, wire(value, 0));
    }
    if (type === "Text" || type === "Markdown") {
      const plain = children.filter((child) => !isNode(child));
      if (plain.length > 0) own.push("$text", words(plain.map(String).join("")));
      return [type, own, render(children.filter(isNode)), place];
    }
    const callback = children.find((child) => typeof child === "function");
    // The style of a chart's plot is a chain of modifiers; all other callbacks give views.
    if (callback && type === "ChartPlotStyle") {
      own.push("$plot", callback(modifiers())?.$modifiers?.map(([name, value]) => [name,
        wire(name === "border" && value?.color ? { style: value.color, width: value.width } : value, 0)]));
      return [type, own, [], place];
    }
    if (callback) own.push("$content", builder(callback));
    return [type, own, callback ? [] : render(children), place];
  }

  function addChain(value, own) {
    for (const chain of flatten(value, [])) {
      for (const [name, argument] of chain?.$modifiers ?? []) {
        own.push(name, wire(argument, 0));
      }
    }
  }

  // A callback that gives nodes later, with the context values of its place.
  function builder(callback) {
    const map = contexts;
    return (...values) => within(map, () => render(callback(...values)));
  }

  // A property's value with elements rendered in it. Functions stay; they may be called later.
  function wire(value, level) {
    if (value === null || typeof value !== "object") return value;
    if (level > 24) throw new RangeError("a property's value is nested too deeply, or in itself");
    if (isNode(value)) return { $nodes: render(value) };
    if (value instanceof Date) return value;
    if (value instanceof Observable) return wire(value.value, level);
    if (typeof value.$wire === "function") return value.$wire();
    if (Array.isArray(value)) {
      if (value.some(isNode)) return { $nodes: render(value) };
      return value.map((item) => wire(item, level + 1));
    }
    const copy = {};
    for (const name of Object.keys(value)) {
      if (value[name] !== undefined) copy[name] = wire(value[name], level + 1);
    }
    return copy;
  }

  // `ForEach`: with a count, or with data.
  function ForEach({ count, itemBuilder, data, builder: build, children }) {
    const make = itemBuilder ?? build ?? children;
    if (typeof make !== "function") return children ?? null;
    const items = data?.value ?? data;
    if (Array.isArray(items)) return items.map((item, index) => make(item, index));
    return Array.from({ length: Math.max(0, Math.floor(count ?? 0)) }, (_, index) => make(index));
  }

  Object.assign(runtime, {
    component, isNode, render, builder, wire, flatten, createElement, jsxDEV, Observable,
    isComponent: (value) => typeof value === "function" && value.$component !== undefined,
  });
  Object.assign(runtime.exports, hooks, {
    createElement, Fragment: fragment, modifiers, gradient, ForEach, ViewModifiers, Observable,
  });
})
