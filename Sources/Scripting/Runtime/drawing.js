// Path2D and the 2D context of Canvas: both write commands down, which the extension draws.
(function (bridge, runtime) {
  "use strict";

  class Path2D {
    constructor(build) {
      this.commands = [];
      if (typeof build === "function") build(this);
      else if (build instanceof Path2D) this.commands.push(...build.commands);
    }
    $wire() { return { $path: this.commands }; }
    add(...command) { this.commands.push(command); return this; }
    move(to) { return this.add("move", to.x, to.y); }
    addLine(to) { return this.add("line", to.x, to.y); }
    addLines(points) {
      points.forEach((point, index) => (index === 0 ? this.move(point) : this.addLine(point)));
      return this;
    }
    addQuadCurve(to, control) { return this.add("quad", to.x, to.y, control.x, control.y); }
    addCurve(to, a, b) { return this.add("curve", to.x, to.y, a.x, a.y, b.x, b.y); }
    addArc({ center, radius, startAngle, endAngle, clockwise = false }) {
      return this.add("arc", center.x, center.y, radius, startAngle, endAngle, clockwise);
    }
    addRelativeArc({ center, radius, startAngle, delta }) {
      return this.add("relativeArc", center.x, center.y, radius, startAngle, delta);
    }
    addRect(r) { return this.add("rect", r.x, r.y, r.width, r.height); }
    addEllipse(r) { return this.add("ellipse", r.x, r.y, r.width, r.height); }
    addRoundedRect({ rect: r, cornerSize, cornerRadius = 0, style = "continuous" }) {
      const width = cornerSize?.width ?? cornerRadius;
      const height = cornerSize?.height ?? cornerRadius;
      return this.add("roundedRect", r.x, r.y, r.width, r.height, width, height, style);
    }
    addPath(other) { this.commands.push(...other.commands); return this; }
    closeSubpath() { return this.add("close"); }
    changed(...command) {
      const copy = new Path2D(this);
      copy.commands.push(command);
      return copy;
    }
    applying(t) { return this.changed("transform", t.a, t.b, t.c, t.d, t.tx, t.ty); }
    offsetBy(dx, dy) { return this.changed("transform", 1, 0, 0, 1, dx, dy); }
    trimmedPath(from, to) { return this.changed("trim", from, to); }
    isEmpty() { return this.commands.length === 0; }
    boundingRect() { const [x, y, width, height] = bridge.pathBounds(this.commands); return { x, y, width, height }; }
    contains(point) { return bridge.pathContains(this.commands, point.x, point.y); }
    currentPoint() {
      const last = this.commands.at(-1);
      return last && ["move", "line", "quad", "curve"].includes(last[0])
        ? { x: last[1], y: last[2] } : null;
    }
  }
  runtime.Path2D = Path2D;

  // A function of `draw(path, size)` as one that gives commands.
  runtime.pathCommands = (draw, width, height) => {
    const path = new Path2D();
    draw(path, { width, height });
    return path.commands;
  };

  class CanvasGradient {
    constructor(kind, values) { this.kind = kind; this.values = values; this.stops = []; }
    addColorStop(offset, color) { this.stops.push([offset, color]); }
    $wire() { return { $canvasGradient: this.kind, values: this.values, stops: this.stops }; }
  }

  const settings = {
    fillStyle: "#000000", strokeStyle: "#000000", lineWidth: 1, lineCap: "butt", lineJoin: "miter",
    miterLimit: 10, lineDashOffset: 0, globalAlpha: 1, font: 10, textAlign: "start",
    textBaseline: "alphabetic", shadowOffsetX: 0, shadowOffsetY: 0, shadowBlur: 0,
    shadowColor: "transparent", globalCompositeOperation: "source-over",
    imageSmoothingEnabled: true,
  };
  class Context {
    constructor(width, height) { this.commands = []; this.width = width; this.height = height; }
    add(...command) { this.commands.push(command); }
    setLineDash(segments) { this.dash = [...segments]; this.add("set", "lineDash", this.dash); }
    getLineDash() { return this.dash ?? []; }
    createLinearGradient(...values) { return new CanvasGradient("linear", values); }
    createRadialGradient(...values) { return new CanvasGradient("radial", values); }
    createConicGradient(...values) { return new CanvasGradient("conic", values); }
    createPattern() { return "#808080"; }
    measureText(text) {
      const [width, ascent, descent] = bridge.measureText(String(text), runtime.wire(this.font, 0));
      return { width, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent,
        fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent };
    }
    drawImage(image, ...values) { this.add("drawImage", runtime.wire(image, 0), ...values); }
    fill(path) { this.add("fill", path instanceof Path2D ? path.commands : null, String(path)); }
    stroke(path) { this.add("stroke", path instanceof Path2D ? path.commands : null); }
    save() { (this.saved ??= []).push({ ...this.values }); this.add("save"); }
    restore() { this.values = this.saved?.pop() ?? this.values; this.add("restore"); }
  }
  for (const name of ["translate", "rotate", "scale", "transform", "setTransform",
    "resetTransform", "beginPath", "closePath", "moveTo", "lineTo", "quadraticCurveTo",
    "bezierCurveTo", "arc", "arcTo", "rect", "roundRect", "ellipse", "fillRect", "strokeRect",
    "clearRect", "clip", "fillText", "strokeText"]) {
    Context.prototype[name] = function (...values) {
      this.commands.push([name, ...values.map((value) => runtime.wire(value, 0))]);
    };
  }
  for (const name of Object.keys(settings)) {
    Object.defineProperty(Context.prototype, name, {
      get() { return this.values?.[name] ?? settings[name]; },
      set(value) {
        this.values = { ...this.values, [name]: value };
        this.commands.push(["set", name, runtime.wire(value, 0)]);
      },
    });
  }

  // What a browser's canvas has and this one has not draws nothing, and says so.
  const reported = new Set();
  Object.setPrototypeOf(Context.prototype, new Proxy({}, {
    get(_, name) {
      if (typeof name === "symbol" || name in Object.prototype || name[0] === "$" || name === "then"
        || name === "dash" || name === "saved" || name === "values" || name === "toJSON") {
        return Object.prototype[name];
      }
      return () => {
        if (reported.has(name)) return;
        reported.add(name);
        bridge.note("warning", "'" + name + "' is no method of the canvas' context; it draws nothing",
          new Error().stack);
      };
    },
  }));

  // A function of `draw(context, size)` as one that gives commands.
  runtime.canvasCommands = (draw, width, height) => {
    const context = new Context(width, height);
    draw(context, { width, height }, new Date());
    return context.commands;
  };

  const all = { Path2D, CanvasGradient, CanvasRenderingContext: Context };
  Object.assign(runtime.exports, all);
  runtime.globals.Path2D = Path2D;
})
