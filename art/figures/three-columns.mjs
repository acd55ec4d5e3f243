// Three columns about one customer: how long ago, how often, how much.
import { band, box, colours, diamond, kite, place, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani, leaf } = colours
const COLUMN = 448
const often = [90, 158, 250, 296, 358]

export const draw = sheet(
  sky,
  band(COLUMN, 0, COLUMN, 756, white),
  thread(`M${COLUMN} 0V756M${COLUMN * 2} 0V756`),
  // How long ago: from the last order to today.
  thread('M100 560V250'),
  `<path d="M100 400H348" stroke="${ink}" stroke-width="5" stroke-dasharray="2 18" stroke-linecap="round"/>`,
  thread('M348 560V296'),
  kite(100, 200, 96, rani, marigold, -8),
  place(348, 200, 96),
  thread('M50 560H398'),
  diamond(100, 560, 30, rani),
  diamond(348, 560, 30, white),
  // How often: the orders of a year on one line.
  thread(`M${COLUMN + 40} 560H${COLUMN * 2 - 40}`),
  often.map((x, index) => [
    thread(`M${COLUMN + x} 560V${250 + (index % 2) * 130}`),
    kite(COLUMN + x, 220 + (index % 2) * 130, 58, cobalt, white, index % 2 ? 7 : -7),
    diamond(COLUMN + x, 560, 20, cobalt),
  ]),
  // How much: the amounts of the orders, stacked.
  [96, 60, 118, 44, 84].map((height, index, all) => {
    const below = all.slice(0, index).reduce((sum, value) => sum + value, 0)
    return box(COLUMN * 2 + 124, 560 - below - height, 200, height, index % 2 ? marigold : leaf)
  }),
  thread(`M${COLUMN * 2 + 40} 560H${COLUMN * 3 - 40}`),
)
