// Three packets with one mark on labels of three colours, and the guide that says how.
import { block, c, circle, desk, pile, rect, writing } from './desk.mjs'

const mark = (x, y, r, paper, piece) =>
  `<g transform="translate(${x} ${y}) scale(${r / 100})"><path d="M0-100L84 0L0 100L-84 0z" fill="${paper}"/><path d="M0-100L84 0L0 100z" fill="${piece}"/><path d="M0-100L84 0L0 100L-84 0zM0-100V100M-84 0C-48-52 48-52 84 0M0 100L26 140H-26z" fill="none" stroke="${c.ink}" stroke-width="${420 / r}" stroke-linejoin="round"/></g>`

const packet = ([x, y], fill, [paper, piece], grains) =>
  block([x, y], [250, 110, 400], fill, {
    front: [
      rect(0, 0, 250, 34, c.ink),
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => rect(8 + n * 30, 8, 14, 18, fill)),
      rect(24, 62, 202, 214, c.white, 4),
      mark(125, 160, 76, paper, piece),
      rect(55, 296, 140, 20, c.white),
      rect(80, 328, 90, 10, c.white),
      grains.map(([gx, gy]) => circle(gx, gy, 9, c.white)),
    ],
    art: [rect(0, 46, 250, 18, c.ink)],
  })

export const draw = desk(
  c.sky,
  [1.02, -130, 190],
  packet(
    [150, 60],
    c.rani,
    [c.marigold, c.rani],
    [
      [40, 370],
      [70, 362],
      [100, 374],
      [210, 366],
    ],
  ),
  packet(
    [460, 60],
    c.marigold,
    [c.rani, c.marigold],
    [
      [50, 366],
      [90, 374],
      [180, 362],
      [205, 376],
    ],
  ),
  packet(
    [770, 60],
    c.leaf,
    [c.marigold, c.leaf],
    [
      [44, 374],
      [120, 366],
      [150, 376],
      [206, 364],
    ],
  ),
  pile([160, 420], [460, 330], 6, {
    art: [
      `<g transform="translate(230 0)"><path d="M0 0V330" stroke="${c.ink}" stroke-width="4"/></g>`,
      mark(115, 130, 70, c.marigold, c.rani),
      writing(50, 246, 130, 3, { gap: 22 }),
      [c.rani, c.marigold, c.leaf, c.ink].map((fill, n) =>
        rect(262 + (n % 2) * 90, 36 + Math.floor(n / 2) * 92, 76, 76, fill, 4),
      ),
      writing(262, 246, 160, 3, { gap: 22 }),
    ],
  }),
)
