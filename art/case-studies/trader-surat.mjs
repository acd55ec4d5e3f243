// A rule as a strip of paper with two gates; a thread that wanders passes both, and the orders are listed.
import { at, block, c, desk, kite, path, pile, rect, writing } from './desk.mjs'

const gate = (x, y, fill) => [
  block([x, y], [40, 40, 300], fill),
  block([x, y + 260], [40, 40, 300], fill),
  block([x, y, 300], [40, 300, 44], fill, { shadow: false }),
  block([x - 10, y + 120, 344], [60, 60, 50], c.marigold, { shadow: false }),
]
const wander = [
  [-60, 450],
  [60, 400],
  [180, 480],
  [300, 440],
  [420, 400],
  [540, 480],
  [690, 440],
  [800, 390],
]
/** A part of the thread, with a bend at each place. */
const line = (from, to) => {
  const places = wander.slice(from, to).map(([x, y]) => at(x, y, 140))
  const bends = places.slice(1).map(([x, y], n) => {
    const [px, py] = places[n]
    return `C${px + (x - px) / 2} ${py} ${px + (x - px) / 2} ${y} ${x} ${y}`
  })
  return `M${places[0].join(' ')}${bends.join('')}`
}

export const draw = desk(
  c.sky,
  [1.02, -90, 0],
  pile([230, 0], [280, 170], 3, { art: writing(28, 34, 210, 4, { gap: 30 }) }),
  block([-80, 280], [960, 340, 12], c.white, {
    art: [
      rect(40, 34, 190, 20, c.ink),
      rect(250, 34, 120, 20, c.rani),
      rect(40, 288, 130, 20, c.ink),
      rect(190, 288, 210, 20, c.cobalt),
      Array.from({ length: 16 }, (_, n) => rect(20 + n * 60, 168, 30, 4, '#9aa3bd')),
    ],
  }),
  path(line(0, 4), { stroke: c.rani, width: 9 }),
  gate(300, 300, c.cobalt),
  path(line(3, 7), { stroke: c.rani, width: 9 }),
  gate(650, 300, c.ink),
  path(line(6, 8), { stroke: c.rani, width: 9 }),
  kite(...at(815, 385, 150), 84, 'half', [c.rani, c.marigold], 40),
  pile([560, 720], [330, 280], 4, {
    art: [0, 1, 2, 3, 4].map((n) => [
      rect(28, 30 + n * 48, 26, 26, c.leaf, 3),
      rect(76, 36 + n * 48, 210 - ((n * 47) % 90), 12, c.ink),
    ]),
  }),
)
