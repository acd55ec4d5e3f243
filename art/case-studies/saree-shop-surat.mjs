// A month as a board of small pictures, one of them lifted with its answer; beside it the folded sarees.
import { at, block, c, desk, kite, path, rect } from './desk.mjs'

const FILLS = [c.rani, c.marigold, c.cobalt, c.white, c.ink]
const tile = (n) => {
  const fill = FILLS[(n * 3 + Math.floor(n / 5)) % 5]
  const other = FILLS[(n * 3 + Math.floor(n / 5) + 1) % 5]
  return { fill, art: [rect(0, 74, 104, 14, other), rect(24, 20, 34, 34, other)] }
}
const SAREES = [
  [c.cobalt, c.marigold],
  [c.marigold, c.rani],
  [c.rani, c.white],
  [c.white, c.cobalt],
  [c.ink, c.marigold],
]
const [kx, ky] = at(600, 30, 420)

export const draw = desk(
  c.leaf,
  [1, 0, 70],
  block([20, 120], [720, 590, 20], c.white, { art: [rect(28, 26, 200, 20, c.ink)] }),
  Array.from({ length: 20 }, (_, n) => {
    const { fill, art } = tile(n)
    const z = n === 7 ? 190 : 20
    return block([52 + (n % 5) * 134, 196 + Math.floor(n / 5) * 124, z], [104, 100, 14], fill, {
      art,
    })
  }),
  // The answer to the lifted picture.
  block([470, 196, 270], [190, 84, 14], c.white, {
    art: [
      rect(24, 22, 110, 12, c.ink),
      rect(24, 48, 72, 12, c.ink),
      rect(136, 40, 28, 28, c.rani, 3),
    ],
  }),
  SAREES.map(([fill, border], n) =>
    block([800 - (n % 2) * 10, 380 + (n % 3) * 6, n * 44], [230, 300, 44], fill, {
      shadow: n === 0,
      front: [
        rect(0, 14, 230, 16, border),
        [0, 1, 2, 3, 4, 5].map((d) => rect(16 + d * 36, 3, 10, 8, border)),
      ],
      art: [
        rect(22, 0, 26, 300, border),
        rect(60, 0, 8, 300, border),
        Array.from({ length: 8 }, (_, d) =>
          rect(96 + (d % 3) * 44, 22 + Math.floor(d / 3) * 96, 22, 22, border),
        ),
      ],
    }),
  ),
  path(
    `M${at(460, 330, 200).join(' ')}C${kx - 60} ${ky + 300} ${kx + 60} ${ky + 200} ${kx + 4} ${ky + 80}`,
    { stroke: c.white },
  ),
  kite(kx, ky, 108, 'chevron', [c.marigold, c.rani, c.white], 12),
)
