// Building blocks of the articles' figures: the site's colours, kites, threads. No text.

export const colours = {
  ink: '#12133d',
  sky: '#e8f1ff',
  white: '#ffffff',
  marigold: '#ffb31f',
  cobalt: '#2b3ff2',
  rani: '#d90d66',
  leaf: '#00a67d',
}
const { ink } = colours
const line = `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`

/** A drawing on a background; its content is drawn in units of 1344 by 756. */
export const sheet =
  (background, ...parts) =>
  (width, height) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1344 756">
  <rect width="1344" height="756" fill="${background}"/>
  ${parts.flat().join('\n  ')}
</svg>`

/** A diamond around a point; with `half`, `fill` is only its right side, `paper` the left. */
export const diamond = (x, y, reach, fill, { half = false, paper = colours.white } = {}) =>
  `<path d="M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z" fill="${half ? paper : fill}" ${line}/>${
    half
      ? `<path d="M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}z" fill="${fill}" ${line}/>`
      : ''
  }`

/** A kite of two papers with spine, bow and tail, rotated by `turn` degrees. */
export const kite = (
  x,
  y,
  reach,
  paper,
  piece,
  turn = 0,
) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${reach / 100})">
    <path d="M0 -100L84 0L0 100L-84 0z" fill="${paper}"/><path d="M0 -100L84 0L0 100z" fill="${piece}"/>
    <path d="M0 -100L84 0L0 100L-84 0z M0 -100V100 M-84 0C-50 -50 50 -50 84 0" fill="none" stroke="${ink}" stroke-width="${500 / reach}" stroke-linejoin="round"/>
    <path d="M0 100L26 136H-26z" fill="${piece}" stroke="${ink}" stroke-width="${500 / reach}" stroke-linejoin="round"/>
  </g>`

/** A dashed outline where a kite will be. */
export const place = (x, y, reach, stroke = ink) =>
  `<path d="M${x} ${y - reach}l${reach * 0.84} ${reach}l${-reach * 0.84} ${reach}l${-reach * 0.84} ${-reach}z" fill="none" stroke="${stroke}" stroke-width="5" stroke-dasharray="14 10"/>`

export const thread = (path, stroke = ink, width = 5) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const box = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${line}/>`

/** A box without an outline. */
export const band = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
