// A salary sheet; one row is lifted out of it and is a payslip. Beside it lie the envelopes.
import { at, block, c, desk, kite, path, pile, rect } from './desk.mjs'

const ROWS = 9
const cells = (row) =>
  [0, 1, 2, 3, 4].map((column) =>
    rect(
      40 + column * 124 + (column ? 60 : 0),
      16,
      column ? 64 + ((row * 29 + column * 17) % 30) : 130,
      14,
      column === 4 ? c.rani : c.ink,
    ),
  )
const moved = (x, y, parts) => `<g transform="translate(${x} ${y})">${parts.flat(9).join('')}</g>`
const envelope = [path('M0 0L105 78L210 0', { width: 4 }), rect(80, 92, 50, 34, c.marigold, 4)]
const [kx, ky] = at(760, 330, 420)

export const draw = desk(
  c.sky,
  [1.04, -60, 10],
  pile([40, 60], [760, 640], 3, {
    art: [
      rect(0, 0, 760, 92, c.leaf, 4),
      rect(40, 32, 240, 28, c.white),
      Array.from({ length: ROWS }, (_, row) => [
        row === 4
          ? rect(24, 112 + row * 56, 712, 46, c.sky, 3)
          : moved(0, 112 + row * 56, cells(row)),
        path(`M24 ${162 + row * 56}H736`, { width: 2 }),
      ]),
    ],
  }),
  block([120, 380, 150], [740, 60, 8], c.marigold, { art: moved(10, 8, cells(4)) }),
  path(
    `M${at(860, 380, 158).join(' ')}C${kx + 90} ${ky + 250} ${kx - 30} ${ky + 170} ${kx + 4} ${ky + 80}`,
  ),
  kite(kx, ky, 110, 'chevron', [c.rani, c.marigold, c.white], 10),
  Array.from({ length: 7 }, (_, n) =>
    block([870 + ((n * 31) % 17), 560 + ((n * 19) % 15), n * 12], [210, 150, 12], c.white, {
      shadow: n === 0,
      art: envelope,
    }),
  ),
  Array.from({ length: 4 }, (_, n) =>
    block([620 + ((n * 23) % 13), 790 + ((n * 31) % 15), n * 12], [210, 150, 12], c.white, {
      shadow: n === 0,
      art: envelope,
    }),
  ),
)
