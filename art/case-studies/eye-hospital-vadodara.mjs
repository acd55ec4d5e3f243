// A telephone; its cord becomes four lines, each to a block of its own colour with a kite above it.
import { at, block, c, circle, desk, kite, path, rect } from './desk.mjs'

const LINES = [
  [c.rani, 'moon', [c.rani, c.white]],
  [c.cobalt, 'stripes', [c.cobalt, c.white]],
  [c.leaf, 'disc', [c.leaf, c.white, c.marigold]],
  [c.white, 'eye', [c.white, c.ink, c.white]],
]
const keys = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) =>
    rect(
      200 + column * 74,
      60 + row * 84,
      54,
      62,
      (row === 0 && column < 2) || (row === 1 && column < 2) ? LINES[row * 2 + column][0] : c.white,
      4,
      6,
    ),
  ),
)

export const draw = desk(
  c.marigold,
  [1.1, -260, 10],
  LINES.map(([_fill], n) => {
    const [x, y] = [760, 40 + n * 210]
    const [fx, fy] = at(480, 330, 60)
    const [tx, ty] = at(x, y + 70, 30)
    return path(`M${fx} ${fy}C${fx + 240} ${fy - 40 + n * 60} ${tx - 220} ${ty} ${tx} ${ty}`, {
      width: 9,
      stroke: c.ink,
    })
  }),
  block([60, 150], [450, 380, 90], c.ink, {
    art: [rect(24, 24, 402, 332, '#23255e', 4, 12), ...keys],
  }),
  block([80, 130, 90], [100, 420, 40], c.rani, { shadow: false, art: [] }),
  block([70, 120, 130], [120, 120, 44], c.rani, {
    shadow: false,
    art: [circle(60, 60, 34, '#86043c')],
  }),
  block([70, 440, 130], [120, 120, 44], c.rani, {
    shadow: false,
    art: [circle(60, 60, 34, '#86043c')],
  }),
  LINES.map(([fill, pattern, colours], n) => {
    const [x, y] = [760, 40 + n * 210]
    const [kx, ky] = at(x + 70, y + 70, 250)
    return [
      block([x, y], [140, 140, 60], fill, {
        art: [rect(45, 45, 50, 50, fill === c.white ? c.ink : c.white)],
      }),
      path(`M${at(x + 70, y + 70, 60).join(' ')}Q${kx + 14} ${ky + 150} ${kx} ${ky + 60}`, {
        width: 4,
      }),
      kite(kx, ky, 84, pattern, colours, n * 5 - 8),
    ]
  }),
)
