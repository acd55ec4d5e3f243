// A strip of film on which a parcel is wrapped, frame by frame; at its end stands the parcel.
import { at, block, c, desk, kite, path, rect } from './desk.mjs'

const FRAME = 250
const BELT = (_n) => [
  rect(0, 150, 210, 14, c.ink),
  ...[0, 1, 2, 3].map(
    (w) =>
      `<circle cx="${30 + w * 50}" cy="176" r="13" fill="${c.white}" stroke="${c.ink}" stroke-width="4"/>`,
  ),
]
const STATES = [
  rect(70, 84, 70, 66, c.white, 5),
  [rect(70, 84, 70, 66, c.white, 5), rect(70, 84, 70, 24, c.marigold, 5)],
  [rect(70, 84, 70, 66, c.marigold, 5), path('M105 84V150', { width: 5 })],
  [
    rect(70, 84, 70, 66, c.marigold, 5),
    rect(97, 84, 16, 66, c.rani, 4),
    rect(70, 108, 70, 16, c.rani, 4),
  ],
]
const film = STATES.map(
  (state, n) =>
    `<g transform="translate(${40 + n * FRAME} 60)">${[rect(0, 0, 210, 210, [c.sky, c.white, c.sky, c.white][n], 5), BELT(n), state].flat(5).join('')}</g>`,
)
const holes = Array.from({ length: 17 }, (_, n) => [
  rect(20 + n * 60, 16, 30, 26, c.cobalt),
  rect(20 + n * 60, 288, 30, 26, c.cobalt),
])
const ribbon = [rect(125, 0, 50, 300, c.rani, 4), rect(0, 125, 300, 50, c.rani, 4)]
const [kx, ky] = at(760, 80, 470)

export const draw = desk(
  c.cobalt,
  [1.04, -70, 50],
  block([-110, 430], [1040, 330, 12], c.ink, { art: [holes, film] }),
  block([560, 40], [300, 300, 240], c.marigold, {
    art: ribbon,
    front: [
      rect(125, 0, 50, 240, c.rani, 4),
      rect(24, 150, 84, 62, c.white, 4),
      rect(36, 164, 52, 8, c.ink),
      rect(36, 182, 36, 8, c.ink),
    ],
  }),
  // The bow of the ribbon.
  block([650, 130, 240], [60, 60, 40], c.rani, { shadow: false }),
  block([710, 190, 240], [60, 60, 40], c.rani, { shadow: false }),
  path(
    `M${at(712, 188, 285).join(' ')}C${kx + 60} ${ky + 190} ${kx - 50} ${ky + 160} ${kx - 6} ${ky + 84}`,
    { stroke: c.white },
  ),
  kite(kx, ky, 112, 'moon', [c.white, c.rani], 14),
  [
    [80, 90],
    [210, 90],
    [80, 220],
    [210, 220],
  ].map(([x, y], n) =>
    block([x, y], [100, 100, n === 1 ? 160 : 80], n % 2 ? c.white : c.marigold, {
      art: [rect(40, 0, 20, 100, c.rani, 3)],
    }),
  ),
)
