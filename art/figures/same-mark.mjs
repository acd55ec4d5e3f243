// A sheet with a logo, and three things that carry the same one: a van, a phone, a letter.
import { band, box, colours, diamond, kite, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani, leaf } = colours
const mark = (x, y, reach) => kite(x, y, reach, rani, marigold)
const wheel = (x) =>
  `<circle cx="${x}" cy="664" r="44" fill="${ink}"/><circle cx="${x}" cy="664" r="16" fill="${white}"/>`

export const draw = sheet(
  marigold,
  band(0, 664, 1344, 92, leaf),
  thread('M0 664H1344'),
  // Threads from the sheet to each copy.
  thread(
    'M672 300C560 400 420 380 300 470M672 300C690 420 660 420 700 470M672 300C820 380 960 360 1090 430',
  ),
  box(512, 44, 320, 300, white),
  mark(592, 136, 62),
  band(680, 104, 116, 26, ink),
  band(680, 146, 84, 26, ink),
  thread('M544 236H800', ink, 9),
  [590, 672, 754].map((x, index) => diamond(x, 292, 26, [cobalt, leaf, ink][index])),
  // The van.
  box(96, 452, 300, 212, white),
  `<path d="M396 520h78l56 74v70h-134z" fill="${cobalt}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`,
  `<path d="M420 540h44l34 46h-78z" fill="${sky}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`,
  mark(246, 540, 62),
  wheel(184),
  wheel(440),
  // The phone.
  box(628, 452, 160, 280, ink),
  band(644, 476, 128, 232, white),
  mark(708, 560, 48),
  band(664, 640, 88, 16, ink),
  band(664, 668, 56, 16, ink),
  // The letter.
  box(950, 404, 288, 300, white),
  mark(1020, 484, 46),
  [580, 618, 656].map((y, index) => thread(`M986 ${y}H${index === 2 ? 1110 : 1202}`, ink, 9)),
)
