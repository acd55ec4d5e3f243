// Twelve articles as cards that stand in a row, each with its tab, and the recorder of the talks.
import { at, block, c, circle, desk, kite, path, rect, wall, writing } from './desk.mjs'

const TABS = [c.marigold, c.leaf, c.cobalt, c.ink]
const [kx, ky] = at(560, -40, 330)

export const draw = desk(
  c.rani,
  [1.02, -60, 110],
  Array.from({ length: 12 }, (_, n) => {
    const y = 40 + n * 52
    return wall([150 + n * 8, y], [420, 330 - (n === 11 ? 0 : 6)], c.white, [
      rect(30 + (n % 4) * 92, -34, 80, 36, TABS[n % 4], 4),
      rect(36, 40, 210, 24, c.ink),
      writing(36, 90, 340, 3),
      rect(36, 186, 150, 104, n % 2 ? c.sky : c.marigold, 4),
      rect(85, 212, 52, 52, n % 2 ? c.cobalt : c.rani, 4),
      writing(210, 190, 170, 4),
    ])
  }),
  block([760, 420], [150, 300, 54], c.ink, {
    art: [
      rect(22, 22, 106, 110, c.sky, 4),
      ...[0, 1, 2, 3, 4].map((n) =>
        rect(36 + n * 18, 60 - [10, 26, 16, 30, 12][n], 8, 2 * [10, 26, 16, 30, 12][n] + 20, c.ink),
      ),
      circle(75, 180, 28, c.rani, 4),
      rect(28, 230, 38, 38, c.white, 4),
      rect(84, 230, 38, 38, c.white, 4),
    ],
  }),
  path(
    `M${at(760, 520, 54).join(' ')}C${at(700, 610, 40).join(' ')} ${at(690, 620, 60).join(' ')} ${at(650, 640, 120).join(' ')}`,
    { stroke: c.ink, width: 6 },
  ),
  path(
    `M${at(570, 40, 300).join(' ')}C${kx + 30} ${ky + 180} ${kx - 60} ${ky + 140} ${kx - 8} ${ky + 74}`,
    { stroke: c.white },
  ),
  kite(kx, ky, 100, 'stripes', [c.leaf, c.white], 16),
)
