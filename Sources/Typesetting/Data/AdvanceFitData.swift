/// What San Francisco's advances are beyond those of Inter, in em. `Tools/Fonts/fit` reads this table,
/// writes the rows that it fits itself, and says how far words are off that it had not seen;
/// `AdvanceFits` reads it at run time.
///
/// A row: cuts, weights (`all`, `light` below 600, `bold` from there on), em, what it is of, `|`, where it
/// was measured. Of what it is: characters; `[lower]` and other kinds; `tabular:` digits of one width;
/// `pair:` two characters, between them; `shift:` a glyph's way to the right within its advance.
/// Rows of one character add up.
///
/// - distances: distances between the left edges of neighboring glyphs in public pictures of Apple's
///   renderer, about 9,700 of the text cut (8 … 20 points) and 130 of the display cut, averaged by
///   character and drawn toward 0 where few were seen.
/// - boxes: widths of 23 strings at 17 points (docs/facts), ridge with λ 3.
/// - fit: words of Tools/Fonts/measured.tsv that the other rows leave off.
enum AdvanceFitData {
  static let table = """
    any  all  -0.0005  [lower]        | boxes
    any  all  -0.0171  [upper]        | boxes
    any  all   0.0034  [digit]        | boxes
    any  all   0.0194  [parenthesis]  | boxes
    any  all   0.0085  [space]        | boxes
    any  all   0.0061  [other]        | boxes
    text  all  -0.014   space  | distances
    text  all   0.033   -      | distances
    text  all  -0.01    .36C   | distances
    text  all   0.006   :t     | distances
    text  all  -0.006   0p     | distances
    text  all   0.007   Af     | distances
    text  all   0.005   BE     | distances
    text  all   0.02    DIU    | distances
    text  all   0.014   H      | distances
    text  all  -0.012   Mkw    | distances
    text  all   0.036   O      | distances
    text  all   0.022   PR     | distances
    text  all   0.01    QY     | distances
    text  all  -0.024   T      | distances
    text  all  -0.02    W | distances
    text  all   0.048   pair:WW | measured-2: "W" to "W" is 0.971 em at 11.44 points, more than in words
    text  all  -0.04    pair:Ve | "Very" in two texts of 12 points; the "V" of "VStack" there is not narrow
    text  all  -0.005   a      | distances
    text  all   0.012   b      | distances
    text  all  -0.003   d      | distances
    text  all  -0.014   ey     | distances
    text  all  -0.004   g      | distances
    text  all  -0.009   h      | distances
    text  all   0.013   i      | distances
    text  all   0.0095  l      | distances
    text  all  -0.008   z      | distances
    text  all  -0.048   pair:R/ | measured-2: 23 px at 14 points and 3x
    text  bold  0.02    space Ad  | eleven words of 11 … 17 points
    text  bold  0.02    I         | eleven words of 11 … 17 points
    text  bold  0.01    Qehr      | eleven words of 11 … 17 points
    text  bold  0.008   it        | eleven words of 11 … 17 points
    text  bold  0.012   mns       | eleven words of 11 … 17 points
    text  light -0.023  tabular:  | timer of 11 points
    text  bold  -0.038  tabular:  | timer of 17 points: a digit is 0.627 em with the tracking
    display,rounded        all   -0.078  space  | distances
    display,rounded,small  all    0.09   1      | distances
    display,rounded,small  all    0.02   45     | distances
    display,rounded,small  all    0.03   6      | distances
    display,rounded        all    0.01   H      | distances
    display,rounded        all   -0.006  as     | distances
    display,rounded        all   -0.008  er     | distances
    display,rounded        all    0.004  iu     | distances
    display,rounded        all    0.005  l      | distances
    display,rounded        all   -0.012  mo     | distances
    display,rounded        all   -0.004  t      | distances
    display        light  0.008  .      | distances
    display,small  light  0.015  06     | distances
    display,small  light  0.03   4      | distances
    display,small  light -0.049  pair:42 | measured-2: 63 px at 34 points and 3x
    display,small  light  0.02   pair:15 | measured-2: 69 px at 50 points and 3x
    display,small  light  0.03   shift:1 | 35 and 52 points: more room before it than in Inter
    display        bold   0.012  [letters] | a word of 34 points
    display,small,rounded  light  0.012  tabular:  | timer of 20 points, medium
    display,small,rounded  bold   0.012  tabular:  | measured-2: 0.667 em at 28 points, bold
    small  all  -0.06   space  | words of 20 and 22 points
    small  all  -0.03   .      | words of 20 and 22 points
    small  all   0.02   lp     | words of 20 and 22 points
    small  all   0.005  o      | words of 20 and 22 points
    rounded  light  -0.09   1      | SF Rounded has the display cut's "1" up to medium only
    rounded  bold    0.035  space  | seven texts of a linear gauge, 17 points
    rounded  bold    0.02   A      | seven texts of a linear gauge, 17 points
    rounded  bold    0.03   I29    | seven texts and seven numbers of 20 points
    rounded  bold    0.01   0      | seven numbers of 20 points
    rounded  bold    0.022  ,      | seven numbers of 20 points
    rounded  bold    0.033  pair:,1 | measured-2: 13 px at 20 points and 3x
    rounded  bold    0.015  35     | seven numbers of 20 points
    rounded  bold   -0.015  4      | seven numbers of 20 points
    rounded  bold    0.045  8      | seven numbers of 20 points
    text  all  +0.002  S  | fit
    text  all  +0.003  M Q W h l p  | fit
    text  all  +0.004  r u  | fit
    text  all  +0.005  9 T  | fit
    text  all  +0.006  y  | fit
    text  all  +0.007  2 f  | fit
    text  all  +0.008  ( ) 8 : G R  | fit
    text  all  +0.009  N m  | fit
    text  all  +0.012  5 n  | fit
    text  all  +0.013  space 6 B z  | fit
    text  all  +0.015  C  | fit
    text  all  +0.018  . I  | fit
    text  all  +0.019  E  | fit
    text  all  +0.020  F  | fit
    text  all  -0.002  ,  | fit
    text  all  -0.003  U e k x  | fit
    text  all  -0.004  V  | fit
    text  all  -0.006  s  | fit
    text  all  -0.007  D  | fit
    text  all  -0.009  o  | fit
    text  all  -0.016  a b  | fit
    text  all  -0.018  3 P  | fit
    text  all  -0.019  - A w  | fit
    text  all  -0.020  t v  | fit
    text  bold  +0.002  B  | fit
    text  bold  +0.003  C T  | fit
    text  bold  +0.004  1 6 8 n  | fit
    text  bold  +0.005  M o r  | fit
    text  bold  +0.006  a d  | fit
    text  bold  +0.018  E F I N S  | fit
    text  bold  -0.003  O  | fit
    text  bold  -0.004  space l  | fit
    text  bold  -0.005  t  | fit
    text  bold  -0.007  A D i  | fit
    text  bold  -0.014  0  | fit
    """
}
