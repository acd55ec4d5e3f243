// Twenty groups of questions, the highest score first: ten are chosen, ten wait.
import { colours, kite, place, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani, leaf } = colours
const PAIRS = [
  [rani, marigold],
  [marigold, ink],
  [cobalt, white],
  [leaf, white],
  [ink, marigold],
]
const X = [140, 404, 668, 932, 1196]
const rows = [
  { y: 150, reach: 96 },
  { y: 372, reach: 76 },
  { y: 540, reach: 50 },
  { y: 664, reach: 36 },
]

export const draw = sheet(
  sky,
  rows.flatMap(({ y, reach }, row) =>
    X.map((x, column) => {
      const [paper, piece] = PAIRS[(column + row * 2) % PAIRS.length]
      return row < 2 ? kite(x, y, reach, paper, piece, column % 2 ? 6 : -6) : place(x, y, reach)
    }),
  ),
  thread('M0 470H1344'),
)
