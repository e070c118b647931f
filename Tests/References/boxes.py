"""What stands in a picture, as boxes: shapes of one color, and lines of text and the like."""
import collections

# Levels of 255 that one color may differ within itself.
SAME = 2
# Points on a side from which an area of one color counts as a shape: letters are smaller.
SHAPE = 14
# Levels by which a gradient differs from one row to the next, in stretches of how many pixels (letters
# have shorter ones), and levels by which two gradients that agree differ.
STEP, STRETCH, GRADED = 4, 16, 6
# Letters of large type are larger. They leave more of their box open than a shape of their size does.
SOLID = 0.6
# A row belongs to a line of text where it has this share of the ink of the line's fullest row: whether the last rows of
# two letters touch is a matter of fractions of a pixel, how much ink they have is not.
FAINT = 0.1
# Points on a side from which no letter is that large, so that rings and frames count as shapes.
LARGE = 60


class Box:
    def __init__(self, left, top, right, bottom, color=None, graded=False):
        self.left, self.top, self.right, self.bottom = left, top, right, bottom
        # Of a shape; None for a line.
        self.color = color
        # Whether rows differ in color.
        self.graded = graded

    def moved(self, x, y):
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y, self.color, self.graded)

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    def __str__(self):
        kind = "shape #%02x%02x%02x" % self.color if self.color else "line"
        return "%s %d × %d at (%d, %d)" % (kind, self.width, self.height, self.left, self.top)


def near(one, other, levels=SAME):
    return all(abs(a - b) <= levels for a, b in zip(one, other))


def runs(row):
    """Stretches of one color: start, end, color."""
    found, start = [], 0
    for x in range(1, len(row) + 1):
        if x == len(row) or row[x] is not row[start] and not near(row[x], row[start]):
            found.append((start, x, row[start]))
            start = x
    return found


def areas(picture):
    """Areas of one color that hang together, as boxes with the number of their pixels.

    The color is that of the longest stretch: the first pixels of an area belong to a soft edge.
    """
    owner, boxes, before = {}, {}, []

    def root(label):
        while owner[label] != label:
            owner[label] = owner[owner[label]]
            label = owner[label]
        return label

    for y, row in enumerate(picture.rows):
        now = []
        place = 0
        for start, end, color in runs(row):
            label = len(owner)
            owner[label] = label
            boxes[label] = [start, y, end, y + 1, color, end - start, end - start, False]
            while place < len(before) and before[place][1] <= start:
                place += 1
            at = place
            while at < len(before) and before[at][0] < end:
                shorter = min(before[at][1] - before[at][0], end - start)
                if near(before[at][2], color, STEP if shorter >= STRETCH else SAME):
                    join(owner, boxes, root(before[at][3]), root(label))
                at += 1
            now.append((start, end, color, label))
        before = now
    return [boxes[label] for label in owner if owner[label] == label]


def join(owner, boxes, old, new):
    if old == new:
        return
    owner[new] = old
    a, b = boxes[old], boxes[new]
    longest = a if a[6] >= b[6] else b
    boxes[old] = [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]),
                  longest[4], a[5] + b[5], longest[6], a[7] or b[7] or not near(a[4], b[4])]


def find(picture, scale, masks=()):
    """Shapes and lines of a picture. Masks are boxes [x, y, width, height] in pixels."""
    def hidden(box):
        return any(box[0] < x + w and box[2] > x and box[1] < y + h and box[3] > y
                   for x, y, w, h in masks)

    edge = picture.rows[0] + picture.rows[-1] + [row[0] for row in picture.rows]
    ground = collections.Counter(edge).most_common(1)[0][0]
    shapes, pieces = [], []
    for left, top, right, bottom, color, count, _, graded in areas(picture):
        if hidden((left, top, right, bottom)) or near(color, ground):
            continue
        side, solid = min(right - left, bottom - top), count / ((right - left) * (bottom - top))
        if side >= LARGE * scale or side >= SHAPE * scale and solid >= SOLID:
            shapes.append(Box(left, top, right, bottom, color, graded))
        else:
            pieces.append((left, top, right, bottom))
    return shapes + [tightened(picture, box) for box in lines(pieces, shapes)]


def tightened(picture, box):
    """A line without the faint rows at its top and bottom."""
    rows = [row[box.left:box.right] for row in picture.rows[box.top:box.bottom]]
    ground = collections.Counter(color for row in rows for color in row).most_common(1)[0][0]
    ink = [sum(max(abs(a - b) for a, b in zip(color, ground)) for color in row if color != ground) for row in rows]
    full = [y for y, amount in enumerate(ink) if amount >= FAINT * max(ink)]
    return Box(box.left, box.top + full[0], box.right, box.top + full[-1] + 1)


def lines(pieces, shapes):
    """Small pieces (letters, edges) put together to lines. What only borders on a shape is its edge."""
    def borders(piece):
        return any(piece[0] >= box.left - 2 and piece[2] <= box.right + 2 and piece[1] >= box.top - 2
                   and piece[3] <= box.bottom + 2
                   and (piece[0] <= box.left + 1 or piece[2] >= box.right - 1
                        or piece[1] <= box.top + 1 or piece[3] >= box.bottom - 1) for box in shapes)

    found = []
    for piece in sorted((p for p in pieces if not borders(p)), key=lambda p: (p[1], p[0])):
        found.append(Box(*piece))
    # Neighbors in a row: they overlap in height, and less than a letter's height lies between them.
    merged = True
    while merged:
        merged, rest = False, []
        for box in sorted(found, key=lambda b: b.left):
            for other in rest:
                overlap = min(box.bottom, other.bottom) - max(box.top, other.top)
                gap = max(box.left, other.left) - min(box.right, other.right)
                if overlap > 0 and gap <= 0.6 * max(box.height, other.height):
                    other.left, other.right = min(box.left, other.left), max(box.right, other.right)
                    other.top, other.bottom = min(box.top, other.top), max(box.bottom, other.bottom)
                    merged = True
                    break
            else:
                rest.append(box)
        found = rest
    return [box for box in found if box.width >= 4 and box.height >= 4]


def distance(one, other):
    return (abs(one.left - other.left) + abs(one.top - other.top) + abs(one.right - other.right)
            + abs(one.bottom - other.bottom))


def agrees(wanted, found):
    if wanted.color:
        edges = max(abs(wanted.left - found.left), abs(wanted.top - found.top),
                    abs(wanted.right - found.right), abs(wanted.bottom - found.bottom))
        return edges <= 1
    width = abs(wanted.width - found.width) <= max(1, 0.02 * wanted.width)
    return width and abs(wanted.bottom - found.bottom) <= 1 and abs(wanted.top - found.top) <= 1


def differences(wanted, found):
    """What is wanted and not there, in words."""
    said, left = [], list(found)
    for box in wanted:
        same = [other for other in left if bool(other.color) == bool(box.color)
                and (not box.color or near(box.color, other.color, GRADED if box.graded else SAME))]
        nearest = min(same, key=lambda other: distance(box, other), default=None)
        if nearest is not None and agrees(box, nearest):
            left.remove(nearest)
        else:
            said.append("%s; %s" % (box, "nearest is " + str(nearest) if nearest else "nothing like it"))
    return said
