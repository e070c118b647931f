"""Reads PNG files into rows of colors, in sRGB over white."""
import struct, zlib

# From Display P3 to sRGB, both linear.
P3 = ((1.2249, -0.2247, 0.0), (-0.0420, 1.0419, 0.0), (-0.0197, -0.0786, 1.0979))


class Picture:
    def __init__(self, width, height, rows):
        self.width, self.height = width, height
        # Each row is a list of (red, green, blue), 0 … 255.
        self.rows = rows


def chunks(data):
    place = 8
    while place + 8 <= len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        yield kind, data[place + 8:place + 8 + length]
        place += 12 + length


def unfiltered(data, stride, step):
    """PNG's filters undone, row by row."""
    before, place = bytearray(stride), 0
    while place < len(data):
        kind, row = data[place], bytearray(data[place + 1:place + 1 + stride])
        for i in range(stride):
            left = row[i - step] if i >= step else 0
            up, corner = before[i], before[i - step] if i >= step else 0
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + up) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                a, b, c = abs(guess - left), abs(guess - up), abs(guess - corner)
                row[i] = (row[i] + (left if a <= b and a <= c else up if b <= c else corner)) & 255
        yield row
        before, place = row, place + stride + 1


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value):
    value = min(max(value, 0), 1)
    value = 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(value * 255)


def from_p3(color, known):
    if color not in known:
        parts = [linear(value) for value in color]
        known[color] = tuple(encoded(sum(m * p for m, p in zip(row, parts))) for row in P3)
    return known[color]


def read(path):
    data = open(path, "rb").read()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise SystemExit("error: %s is no PNG file" % path)
    body, palette, alphas, profile = bytearray(), b"", b"", b""
    for kind, content in chunks(data):
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            body += content
        elif kind == b"PLTE":
            palette = content
        elif kind == b"tRNS":
            alphas = content
        elif kind == b"iCCP":
            profile = zlib.decompress(content[content.index(0) + 2:])
    if depth not in (8, 16) or interlaced:
        raise SystemExit("error: %s: %d bits%s are not read" % (path, depth, ", interlaced," * interlaced))
    samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    step = samples * depth // 8
    wide = b"Display P3" in profile or "Display P3".encode("utf-16-be") in profile
    rows, known = [], {}

    def pixel(part):
        if color == 3:
            index = part[0]
            alpha = alphas[index] if index < len(alphas) else 255
            red, green, blue = palette[3 * index:3 * index + 3]
        else:
            red, green, blue = part[:3] if samples > 2 else part[:1] * 3
            alpha = part[-1] if samples in (2, 4) else 255
        found = (red, green, blue)
        if wide:
            found = from_p3(found, known)
        return found if alpha == 255 else tuple((c * alpha + 255 * (255 - alpha)) // 255 for c in found)

    colors = {}
    for row in unfiltered(zlib.decompress(bytes(body)), width * step, step):
        part = bytes(row[::2] if depth == 16 else row)
        line = []
        for x in range(0, width * samples, samples):
            key = part[x:x + samples]
            if key not in colors:
                colors[key] = pixel(key)
            line.append(colors[key])
        rows.append(line)
    return Picture(width, height, rows)
