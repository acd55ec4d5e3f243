// The first screen on a phone: logo, text, place and button, each linked to a diamond beside it.
import { band, box, colours, diamond, kite, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani, leaf } = colours
const LEFT = 250
const ROWS = [118, 282, 452, 618]

export const draw = sheet(
  marigold,
  box(LEFT - 34, -60, 428, 890, ink),
  band(LEFT, -60, 360, 890, white),
  kite(LEFT + 78, ROWS[0] - 8, 58, rani, marigold),
  band(LEFT + 140, ROWS[0] - 26, 170, 40, ink),
  [0, 1, 2].map((line) =>
    band(LEFT + 28, ROWS[1] - 56 + line * 46, line === 2 ? 190 : 300, 30, ink),
  ),
  box(LEFT + 28, ROWS[2] - 64, 304, 116, sky),
  thread(
    `M${LEFT + 28} ${ROWS[2] + 10}C${LEFT + 130} ${ROWS[2] - 40} ${LEFT + 200} ${ROWS[2] + 50} ${LEFT + 332} ${ROWS[2] - 20}`,
    cobalt,
    12,
  ),
  diamond(LEFT + 196, ROWS[2] - 6, 28, leaf),
  `<path d="M${LEFT + 28} ${ROWS[3] - 44}h212l44 44l-44 44h-212z" fill="${marigold}" stroke="${ink}" stroke-width="5"/>`,
  ROWS.map((y, index) => [
    thread(`M${LEFT + 394} ${y}C760 ${y} 800 ${y + 26} 1010 ${y}`),
    diamond(1060, y, 52, [rani, white, leaf, ink][index]),
  ]),
)
