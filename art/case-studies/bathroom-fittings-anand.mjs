// The plan of a year: six lines over twelve months, of which two are cut off; beside it the ten pages.
import { at, block, c, circle, desk, kite, path, pile, rect, writing } from './desk.mjs'

const MONTH = 60
const BARS = [
  [0, 12, c.cobalt],
  [1, 9, c.rani],
  [0, 4, c.white],
  [3, 12, c.leaf],
  [0, 3, c.white],
  [5, 11, c.cobalt],
]
const [kx, ky] = at(790, 60, 330)
const blade = (turn) =>
  `<g transform="rotate(${turn})"><path d="M-8 0L0-190L14-150L12 0z" fill="${c.white}" stroke="${c.ink}" stroke-width="5" stroke-linejoin="round"/><circle cx="2" cy="52" r="38" fill="none" stroke="${c.ink}" stroke-width="30"/><circle cx="2" cy="52" r="38" fill="none" stroke="${c.rani}" stroke-width="20"/></g>`

export const draw = desk(
  c.marigold,
  [0.92, 150, 0],
  block([60, 60], [780, 620, 16], c.ink, {
    art: [
      Array.from({ length: 12 }, (_, n) => [
        rect(30 + n * MONTH, 30, 52, 30, '#34367a'),
        path(`M${26 + n * MONTH} 80V600`, { stroke: '#34367a', width: 2 }),
      ]),
    ],
  }),
  BARS.map(([from, to, fill], n) =>
    block([90 + from * MONTH, 150 + n * 86, 16], [(to - from) * MONTH - 8, 56, 34], fill, {
      art: [rect(18, 18, 60, 12, fill === c.white ? c.ink : c.white)],
    }),
  ),
  // What was cut off.
  block([250, 780], [330, 56, 34], c.white, { art: [rect(0, 18, 24, 20, c.ink)] }),
  block([380, 890], [270, 56, 34], c.white, { art: [rect(0, 18, 24, 20, c.ink)] }),
  `<g transform="translate(${at(90, 880, 20).join(' ')}) rotate(52)"><g opacity=".26" transform="translate(14 -22)"><path d="M-8 0L0-190L14-150z" fill="#06071c"/></g>${blade(-16)}${blade(16)}${circle(2, -20, 8, c.ink)}</g>`,
  pile([720, 760], [250, 320], 10, {
    art: [
      rect(28, 30, 120, 22, c.ink),
      writing(28, 84, 190, 3),
      rect(28, 176, 190, 110, c.sky, 4),
      rect(44, 196, 120, 14, c.cobalt),
      rect(74, 222, 90, 14, c.rani),
      rect(44, 248, 150, 14, c.leaf),
    ],
  }),
  path(
    `M${at(800, 164, 50).join(' ')}C${kx + 80} ${ky + 200} ${kx - 50} ${ky + 150} ${kx} ${ky + 84}`,
  ),
  kite(kx, ky, 112, 'stripes', [c.cobalt, c.white], 14),
)
