// Ten searches in each of three months, filled where the business appeared: three, six, two.
import { band, colours, diamond, sheet, thread } from './paper.mjs'

const { sky, white, marigold, cobalt, rani } = colours
const SCORES = [
  { score: 3, fill: cobalt },
  { score: 6, fill: marigold },
  { score: 2, fill: rani },
]
const ROWS = [150, 378, 606]

export const draw = sheet(
  sky,
  band(0, 264, 1344, 228, white),
  thread('M0 264H1344M0 492H1344'),
  SCORES.flatMap(({ score, fill }, row) =>
    Array.from({ length: 10 }, (_, search) => {
      const x = 118 + search * 123
      return diamond(x, ROWS[row], search < score ? 58 : 34, search < score ? fill : white)
    }),
  ),
)
