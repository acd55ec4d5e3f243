// The report of an audit, each line with a mark; beside it five soil samples, layer by layer.
import { at, block, c, desk, kite, path, pile, rect } from './desk.mjs'

const marks = [c.rani, c.rani, c.marigold, c.leaf, c.leaf, c.leaf, c.leaf]
const SAMPLES = [
  [c.ink, 90, c.marigold, 60, c.white, 40],
  [c.ink, 50, c.rani, 90, c.marigold, 80],
  [c.marigold, 100, c.white, 50, c.ink, 90],
  [c.rani, 60, c.ink, 70, c.marigold, 60],
  [c.ink, 110, c.white, 60, c.rani, 100],
]
const sample = (layers, x, y) => {
  const parts = []
  let z = 24
  for (let n = 0; n < layers.length; n += 2) {
    parts.push(block([x, y, z], [84, 84, layers[n + 1]], layers[n], { shadow: n === 0 }))
    z += layers[n + 1]
  }
  return parts
}
const [kx, ky] = at(690, -20, 190)

export const draw = desk(
  c.leaf,
  [1.06, -30, 20],
  pile([60, 140], [560, 700], 6, {
    art: [
      rect(56, 56, 230, 34, c.ink),
      rect(56, 112, 150, 12, c.ink),
      marks.flatMap((mark, row) => [
        rect(56, 196 + row * 66, 34, 34, mark, 4),
        rect(118, 200 + row * 66, [300, 250, 330, 270, 310, 220, 280][row], 12, c.ink),
        rect(118, 220 + row * 66, [180, 210, 150, 230, 170, 120, 200][row], 8, '#9aa3bd'),
      ]),
    ],
  }),
  block([700, 120], [140, 720, 24], c.sky),
  SAMPLES.map((layers, n) => sample(layers, 728, 150 + n * 136)),
  path(
    `M${at(620, 140, 42).join(' ')}C${kx - 160} ${ky + 160} ${kx - 60} ${ky + 110} ${kx - 6} ${ky + 70}`,
    { stroke: c.white },
  ),
  kite(kx, ky, 104, 'disc', [c.cobalt, c.white, c.marigold], 12),
)
