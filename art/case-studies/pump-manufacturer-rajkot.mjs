// A catalogue page with a pump; three orders lie at the left of it, and a stream of forty leaves it.
import { at, block, c, circle, desk, kite, path, pile, rect, writing } from './desk.mjs'

const pump = [
  rect(60, 60, 400, 330, c.sky),
  rect(96, 300, 330, 34, c.ink),
  rect(120, 200, 150, 100, c.cobalt, 5),
  ...[140, 170, 200, 230].map((x) => rect(x, 206, 10, 88, c.ink)),
  circle(330, 235, 78, c.rani, 5),
  circle(330, 235, 34, c.white, 5),
  rect(300, 92, 60, 74, c.marigold, 5),
  rect(284, 82, 92, 22, c.marigold, 5),
]
/** Forty places of a stream that widens. */
const stream = Array.from({ length: 40 }, (_, n) => [n % 4, Math.floor(n / 4)])

export const draw = desk(
  c.cobalt,
  [1.08, -90, 0],
  pile([120, 80], [520, 660], 5, {
    art: [
      ...pump,
      rect(60, 430, 260, 26, c.ink),
      writing(60, 486, 400, 3),
      ...[0, 1, 2].map((n) => rect(60 + n * 140, 580, 116, 44, n === 1 ? c.marigold : c.sky, 4)),
    ],
  }),
  stream.map(([row, column]) => {
    const x = 735 + column * 62
    const y = 160 + row * (96 + column * 7) - column * 10
    return block([x, y], [44, 44, 44], c.marigold)
  }),
  [0, 1, 2].map((n) => block([150 + n * 170, 830], [44, 44, 44], c.white)),
  path(`M${at(640, 80, 40).join(' ')}C1180 330 1150 200 1270 190`, { stroke: c.white, width: 4 }),
  kite(1290, 180, 120, 'moon', [c.rani, c.white], 18),
)
