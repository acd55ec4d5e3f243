// Twenty firms: one of them buys this quarter, three more this year, the others not at all.
import { band, colours, kite, place, sheet } from './paper.mjs'

const { white, marigold, rani, leaf } = colours
const COLUMNS = [140, 406, 672, 938, 1204]
const ROWS = [112, 290, 468, 646]

export const draw = sheet(
  leaf,
  band(0, 0, 273, 756, '#007a5c'),
  ROWS.flatMap((y, row) =>
    COLUMNS.map((x, column) => {
      if (column > 0) return place(x, y, 62, white)
      return row === 0 ? kite(x, y, 74, marigold, rani, -6) : kite(x, y, 58, white, marigold, 5)
    }),
  ),
)
