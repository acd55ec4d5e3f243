// Three tools as sheets one above the other, held by one thread: telephone, calendar, list of customers.
import { at, block, c, circle, desk, kite, path, rect } from './desk.mjs'

const SIZE = [560, 420, 26]
const phone = [
  rect(30, 30, 500, 360, c.white, 4),
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) =>
    rect(
      150 + (n % 4) * 74,
      66 + Math.floor(n / 4) * 100,
      54,
      70,
      n === 5 ? c.marigold : c.rani,
      4,
    ),
  ),
  rect(56, 60, 60, 300, c.ink, 4, 20),
]
const calendar = [
  rect(30, 30, 500, 360, c.white, 4),
  rect(30, 30, 500, 62, c.leaf, 4),
  Array.from({ length: 28 }, (_, n) =>
    rect(
      50 + (n % 7) * 68,
      112 + Math.floor(n / 7) * 68,
      54,
      52,
      [9, 10, 11].includes(n) ? c.marigold : n === 19 ? c.rani : c.sky,
      3,
    ),
  ),
]
const list = [
  rect(30, 30, 500, 360, c.white, 4),
  Array.from({ length: 5 }, (_, n) => [
    circle(84, 76 + n * 66, 22, [c.cobalt, c.rani, c.marigold, c.leaf, c.ink][n], 4),
    rect(130, 62 + n * 66, 200 - ((n * 37) % 70), 14, c.ink),
    rect(130, 86 + n * 66, 130, 9, '#9aa3bd'),
    rect(430, 62 + n * 66, 70, 34, n === 1 ? c.marigold : c.sky, 3),
  ]),
]
const post = (z, high) =>
  [
    [40, 40],
    [530, 40],
    [40, 390],
    [530, 390],
  ].map(([x, y]) => block([180 + x - 8, 330 + y - 8, z], [16, 16, high], c.ink, { shadow: false }))
const [kx, ky] = at(790, 300, 640)

export const draw = desk(
  c.rani,
  [1.1, -60, 110],
  block([180, 330], SIZE, c.cobalt, { art: list }),
  post(26, 200),
  block([180, 330, 226], SIZE, c.leaf, { shadow: false, art: calendar }),
  post(252, 200),
  block([180, 330, 452], SIZE, c.ink, { shadow: false, art: phone }),
  path(
    `M${at(740, 750, 10).join(' ')}C${at(800, 700, 100).join(' ')} ${at(800, 700, 160).join(' ')} ${at(740, 750, 236).join(' ')}S${at(800, 700, 380).join(' ')} ${at(740, 700, 464).join(' ')}C${at(860, 560, 520).join(' ')} ${kx - 60} ${ky + 170} ${kx - 4} ${ky + 84}`,
    { stroke: c.marigold, width: 7 },
  ),
  kite(kx, ky, 112, 'disc', [c.marigold, c.cobalt, c.white], 14),
)
