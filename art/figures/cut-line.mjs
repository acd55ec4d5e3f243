// Two kites at the same hour: the line of one is cut and it falls; the other is still on its line.
import { band, colours, diamond, kite, place, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani } = colours
const GROUND = 640
const HALF = 672

export const draw = sheet(
  sky,
  band(0, GROUND, 1344, 116, ink),
  thread(`M130 ${GROUND}C150 520 190 440 214 372`),
  place(310, 190, 104),
  `<path d="M350 292C410 330 440 372 452 420" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/>`,
  kite(480, 506, 104, marigold, rani, 118),
  diamond(130, GROUND, 34, marigold),
  thread(`M${HALF} 0V756`),
  thread(`M${HALF + 130} ${GROUND}C${HALF + 150} 470 ${HALF + 240} 330 ${HALF + 352} 292`),
  kite(HALF + 352, 190, 132, cobalt, white, 8),
  diamond(HALF + 130, GROUND, 34, white),
)
