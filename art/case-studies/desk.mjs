// Building blocks of the pictures of case studies: paper things on a coloured desk, seen from a corner, with
// hard shadows and the brand's kites. No text.

import { colours as c } from '../figures/paper.mjs'

export { c }

/** The sides of a block, turned away from the light. */
const shaded = {
  [c.ink]: ['#0b0c2b', '#06071c'],
  [c.sky]: ['#c6d8f4', '#a9c1e6'],
  [c.white]: ['#d9dfec', '#bcc5da'],
  [c.marigold]: ['#e0920c', '#bd7600'],
  [c.cobalt]: ['#1f2fc4', '#16229a'],
  [c.rani]: ['#ad0850', '#86043c'],
  [c.leaf]: ['#007a5c', '#005c46'],
}
const SHADOW = 'fill="#06071c" opacity=".26"'
const X = Math.cos(Math.PI / 6)
const pen = (width = 4) =>
  `stroke="${c.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

/** A picture on a desk of one colour, in units of 1600 by 1200; `view` is how much larger, and moved where. */
export const desk =
  (ground, view, ...parts) =>
  (width, height) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 1200">
  <clipPath id="kite"><path d="M0-100L84 0L0 100L-84 0z"/></clipPath>
  <rect width="1600" height="1200" fill="${ground}"/>
  <g transform="translate(${view[1]} ${view[2]}) scale(${view[0]})">
  ${parts.flat(9).join('\n  ')}
  </g>
</svg>`

/** Where a place on the desk is in the picture: x to the right and down, y to the left and down, z up. */
export const at = (x, y, z = 0) => [800 + (x - y) * X, 150 + (x + y) / 2 - z]
const points = (...places) => `M${places.map((place) => at(...place).join(' ')).join('L')}z`
const placed = (matrix, [x, y], parts) =>
  `<g transform="matrix(${[...matrix, x, y].join(' ')})">${[parts].flat(9).join('')}</g>`

/** The shadow of a box on the desk: its base, and its top as the light throws it. */
const thrown = (x, y, z, w, d, h) => {
  const far = (z + h) * 0.75
  return `<path ${SHADOW} d="${points(
    ...[
      [x, y],
      [x + w, y],
      [x + w + far, y],
      [x + w + far, y + d],
      [x + far, y + d],
      [x, y + d],
    ],
  )}"/>`
}

/** A box on the desk; `art` is drawn on its top, in the top's own units. */
export const block = (
  [x, y, z = 0],
  [w, d, h = 6],
  fill = c.white,
  { art = [], front = [], shadow = true } = {},
) => [
  shadow ? thrown(x, y, z, w, d, h) : '',
  `<path d="${points([x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h])}" fill="${shaded[fill][0]}" ${pen()}/>`,
  `<path d="${points([x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h])}" fill="${shaded[fill][1]}" ${pen()}/>`,
  `<path d="${points([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h])}" fill="${fill}" ${pen()}/>`,
  placed([X, 0.5, -X, 0.5], at(x, y, z + h), art),
  placed([X, 0.5, 0, 1], at(x, y + d, z + h), front),
]

/** Equal sheets on top of each other, each a little off; the last has the `art`. */
export const pile = ([x, y, z = 0], [w, d], count, { art = [], fill = c.white, thick = 7 } = {}) =>
  Array.from({ length: count }, (_, n) => {
    const off = n === count - 1 ? 0 : ((n * 37) % 23) - 11
    const last = n === count - 1
    const of = last ? { art, shadow: count === 1 } : { shadow: n === 0 }
    return block([x + off, y - off, z + n * thick], [w, d, thick], fill, of)
  })

/** An upright panel along the desk's x; `art` is drawn on it, from its upper left corner. */
export const wall = ([x, y, z = 0], [w, h], fill, art = []) => [
  `<path ${SHADOW} d="${points([x, y], [x + w, y], [x + w + h * 0.55, y + h * 0.3], [x + h * 0.55, y + h * 0.3])}"/>`,
  `<path d="${points([x + w, y, z], [x + w, y - 14, z], [x + w, y - 14, z + h], [x + w, y, z + h])}" fill="${shaded[fill][1]}" ${pen()}/>`,
  `<path d="${points([x, y, z + h], [x + w, y, z + h], [x + w, y - 14, z + h], [x, y - 14, z + h])}" fill="${shaded[fill][0]}" ${pen()}/>`,
  `<path d="${points([x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h])}" fill="${fill}" ${pen()}/>`,
  placed([X, 0.5, 0, 1], at(x, y, z + h), art),
]

export const rect = (x, y, w, h, fill, outline = 0, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"${outline ? ` ${pen(outline)}` : ''}/>`

export const circle = (x, y, r, fill, outline = 0) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${outline ? ` ${pen(outline)}` : ''}/>`

export const path = (d, { fill = 'none', stroke = c.ink, width = 4, dash = '' } = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}/>`

/** A diamond of a reach. */
export const diamond = (x, y, reach, fill, outline = 4) =>
  `<path d="M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z" fill="${fill}"${outline ? ` ${pen(outline)}` : ''}/>`

/** Lines of writing: bars of unequal length. */
export const writing = (x, y, w, rows, { gap = 26, high = 8, fill = c.ink } = {}) =>
  Array.from({ length: rows }, (_, row) => {
    const length = row === rows - 1 && rows > 1 ? 0.55 : [1, 0.92, 0.97, 0.86][row % 4]
    return rect(x, y + row * gap, w * length, high, fill)
  })

const PATTERNS = {
  half: (piece) => `<path d="M0-100L84 0L0 100z" fill="${piece}"/>`,
  moon: (piece) => `<path d="M-46-16a46 46 0 0 0 92 0a52 40 0 0 1-92 0z" fill="${piece}"/>`,
  disc: (piece, other) => `<circle r="44" fill="${piece}"/><circle r="20" fill="${other}"/>`,
  stripes: (piece) =>
    [-70, -30, 10, 50].map((y) => `<path d="M-90 ${y}h180v20h-180z" fill="${piece}"/>`).join(''),
  chevron: (piece, other) =>
    `<path d="M-90 20L0-50L90 20V52L0-18L-90 52z" fill="${piece}"/><path d="M-90 76L0 6L90 76V108L0 38L-90 108z" fill="${other}"/>`,
  quarter: (piece, other) =>
    `<path d="M0-100L84 0H0zM0 100L-84 0H0z" fill="${piece}"/><path d="M0 0h84L0 100z" fill="${other}"/>`,
  eye: (piece, other) =>
    `<circle cx="-30" cy="-8" r="20" fill="${piece}"/><circle cx="30" cy="-8" r="20" fill="${piece}"/><circle cx="-30" cy="-8" r="9" fill="${other}"/><circle cx="30" cy="-8" r="9" fill="${other}"/>`,
}

/** A kite of the brand, facing the reader, turned by `turn` degrees. */
export const kite = (x, y, reach, pattern, [paper, piece, other = c.white], turn = 0) => {
  const line = (420 / reach).toFixed(2)
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${reach / 100})">
    <path d="M0 98L28 140H-28z" fill="${piece}" ${pen(line)}/>
    <g clip-path="url(#kite)"><path d="M-100-100h200v200h-200z" fill="${paper}"/>${PATTERNS[pattern](piece, other)}</g>
    <path d="M0-100L84 0L0 100L-84 0zM0-100V100M-84 0C-48-52 48-52 84 0" fill="none" ${pen(line)}/>
  </g>`
}
