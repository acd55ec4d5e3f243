// A telephone that shows a page of sweets, and the open box itself.
import { at, block, c, desk, kite, path, rect, writing } from './desk.mjs'

const COLOURS = [
  c.marigold,
  c.rani,
  c.leaf,
  c.white,
  c.marigold,
  c.cobalt,
  c.rani,
  c.marigold,
  c.leaf,
]
const picture = (x, y, w, h, fill, sweets) => [
  rect(x, y, w, h, fill, 4),
  sweets.map((colour, n) => rect(x + 22 + n * 62, y + h / 2 - 22, 44, 44, colour, 4)),
]

export const draw = desk(
  c.rani,
  [0.98, 0, 10],
  block([60, 250], [380, 700, 46], c.ink, {
    art: [
      rect(24, 44, 332, 612, c.white),
      rect(24, 44, 332, 60, c.marigold),
      rect(48, 66, 120, 16, c.ink),
      picture(48, 128, 284, 150, c.sky, [c.marigold, c.rani, c.leaf, c.marigold]),
      rect(48, 298, 190, 18, c.ink),
      writing(48, 332, 260, 2, { gap: 22 }),
      picture(48, 400, 134, 110, c.sky, [c.rani, c.marigold]),
      picture(198, 400, 134, 110, c.sky, [c.leaf, c.white]),
      writing(48, 528, 110, 2, { gap: 20 }),
      writing(198, 528, 110, 2, { gap: 20 }),
      rect(48, 586, 284, 48, c.ink),
      rect(130, 602, 120, 16, c.white),
    ],
  }),
  // The box: its floor, the sweets, then the two walls in front.
  block([560, 130], [470, 470, 16], c.cobalt),
  block([560, 130, 16], [470, 18, 80], c.marigold, { shadow: false }),
  block([560, 130, 16], [18, 470, 80], c.marigold, { shadow: false }),
  Array.from({ length: 9 }, (_, n) =>
    block([606 + (n % 3) * 136, 176 + Math.floor(n / 3) * 136, 16], [104, 104, 60], COLOURS[n], {
      art: [rect(32, 32, 40, 40, COLOURS[n] === c.white ? c.rani : c.white, 4)],
    }),
  ),
  block([560, 582, 16], [470, 18, 80], c.marigold, {
    shadow: false,
    front: [0, 1, 2, 3, 4, 5].map(
      (n) => `<path d="M${14 + n * 76} 40l34-26l34 26l-34 26z" fill="${c.rani}"/>`,
    ),
  }),
  block([1012, 130, 16], [18, 470, 80], c.marigold, { shadow: false }),
  // Its lid, beside it.
  block([620, 700], [400, 300, 22], c.marigold, {
    art: [
      rect(20, 20, 360, 260, c.white, 4),
      rect(160, 110, 80, 80, c.rani, 4),
      rect(182, 132, 36, 36, c.marigold),
    ],
  }),
  path(`M${at(440, 250, 46).join(' ')}C900 380 820 180 960 150`, { stroke: c.white }),
  kite(980, 128, 92, 'half', [c.marigold, c.white], 14),
)
