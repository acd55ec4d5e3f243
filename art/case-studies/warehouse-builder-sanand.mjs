// The survey of a stockpile: its contours as layers of paper, eight ground control points, the flight above.
import { at, block, c, desk, kite, path, rect } from './desk.mjs'

const LAYERS = [c.cobalt, '#4a3be0', '#7a2fc0', '#a8209a', c.rani, '#ef5a7d', c.marigold]
/** A layer of the heap: an uneven round shape with its thickness. */
const layer = (n, fill) => {
  const reach = 300 - n * 40
  const z = 14 + n * 30
  const places = Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    const r = reach * (1 + 0.1 * Math.sin(2 * angle + 0.6) + 0.05 * Math.cos(3 * angle + n * 0.2))
    return [470 - n * 7 + r * Math.cos(angle) * 1.08, 450 + n * 5 + r * Math.sin(angle) * 0.92]
  })
  const outline = (up) =>
    `M${places
      .map(([x, y]) =>
        at(x, y, up)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}z`
  return [
    n === 0
      ? `<g transform="translate(70 44)"><path d="${outline(z)}" fill="#06071c" opacity=".3"/></g>`
      : '',
    Array.from({ length: 10 }, (_, up) => `<path d="${outline(z + up * 3)}" fill="${c.ink}"/>`),
    `<path d="${outline(z + 30)}" fill="${fill}" stroke="${c.ink}" stroke-width="3"/>`,
  ]
}
const CONTROL = [
  [60, 60],
  [440, 50],
  [830, 70],
  [860, 440],
  [840, 830],
  [450, 850],
  [70, 830],
  [50, 440],
]
const UP = 250
const lines = [90, 270, 450, 630, 810].flatMap((y, n) =>
  n % 2
    ? [
        [830, y],
        [80, y],
      ]
    : [
        [80, y],
        [830, y],
      ],
)
const [kx, ky] = at(80, 90, UP + 40)

export const draw = desk(
  c.marigold,
  [0.92, 64, 190],
  block([0, 0], [920, 920, 14], c.ink, {
    art: [
      Array.from({ length: 9 }, (_, n) =>
        path(`M0 ${92 * (n + 1)}H920M${92 * (n + 1)} 0V920`, { stroke: '#34367a', width: 2 }),
      ),
      CONTROL.map(([x, y]) => [
        rect(x - 24, y - 24, 24, 24, c.white),
        rect(x, y, 24, 24, c.white),
        rect(x - 24, y - 24, 48, 48, 'none', 0),
        path(`M${x - 24} ${y - 24}h48v48h-48z`, { stroke: c.white, width: 4 }),
      ]),
    ],
  }),
  LAYERS.map((fill, n) => layer(n, fill)),
  path(`M${lines.map(([x, y]) => at(x, y, UP).join(' ')).join('L')}`, {
    stroke: c.white,
    width: 6,
    dash: '4 16',
  }),
  lines.map(([x, y]) => {
    const [px, py] = at(x, y, UP)
    return `<path d="M${px} ${py - 16}l16 16l-16 16l-16-16z" fill="${c.white}" stroke="${c.ink}" stroke-width="4"/>`
  }),
  kite(kx, ky - 30, 86, 'eye', [c.white, c.ink, c.marigold], -12),
)
