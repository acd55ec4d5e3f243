// Four loose sheets, and the board with six columns on which each enquiry has its place.
import { at, block, c, desk, kite, path, rect } from './desk.mjs'

const FILLS = [c.white, c.marigold, c.leaf, c.marigold, c.white, c.cobalt]
const CARDS = [4, 3, 3, 2, 2, 1]
const loose = (row) =>
  Array.from({ length: 6 }, (_, n) => [
    rect(20, 24 + n * 36, 40, 10, c.ink),
    rect(76, 24 + n * 36, 50 + ((n * 41 + row * 23) % 60), 10, n === row ? c.rani : '#9aa3bd'),
  ])
const [kx, ky] = at(900, 170, 350)

export const draw = desk(
  c.rani,
  [1, 20, 60],
  [
    [20, 760, 0],
    [110, 690, 10],
    [50, 590, 22],
    [170, 560, 34],
  ].map(([x, y, z], n) => block([x, y + 60, z], [170, 250, 6], c.white, { art: loose(n + 1) })),
  block([330, 40], [720, 620, 30], c.ink, {
    art: [0, 1, 2, 3, 4, 5].map((n) => [
      rect(20 + n * 115, 20, 105, 580, '#23255e'),
      rect(36 + n * 115, 38, 60, 12, c.white),
    ]),
  }),
  CARDS.map((count, column) =>
    Array.from({ length: count }, (_, n) =>
      block([358 + column * 115, 112 + n * 128, 30], [88, 104, 18], FILLS[column], {
        art: [
          rect(14, 16, 50, 9, FILLS[column] === c.cobalt ? c.white : c.ink),
          rect(14, 36, 34, 7, FILLS[column] === c.cobalt ? c.white : c.ink),
          rect(14, 66, 22, 22, c.rani, 3),
        ],
      }),
    ),
  ),
  path(
    `M${at(255, 640, 50).join(' ')}C${at(330, 560, 210).join(' ')} ${at(330, 430, 190).join(' ')} ${at(402, 420, 60).join(' ')}`,
    { stroke: c.white, width: 5, dash: '2 16' },
  ),
  path(
    `M${at(977, 164, 52).join(' ')}C${kx + 90} ${ky + 210} ${kx - 40} ${ky + 150} ${kx} ${ky + 80}`,
    { stroke: c.white },
  ),
  kite(kx, ky, 112, 'quarter', [c.cobalt, c.marigold, c.white], 12),
)
