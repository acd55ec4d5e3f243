// The map of an invented riverside neighbourhood as SVG: blocks, roads, river, bridges, one pin.

const ink = '#12133d'
const paper = '#fffaf2'
const block = '#e8f1ff'
const edge = '#cfe0ff'
const water = '#8fbdf7'
const leaf = '#00a67d'
const marigold = '#ffb31f'
const cobalt = '#2b3ff2'
const rani = '#d90d66'

/** A seeded generator of random numbers from 0 to 1. */
function dice(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Rows of blocks between the roads of a slanted street grid, one path per colour. */
function houses() {
  const roll = dice(8)
  const paths = { [block]: [], [edge]: [], [leaf]: [], [marigold]: [] }
  for (let row = -4; row < 14; row++) {
    for (let column = -4; column < 22; column++) {
      const x = column * 118 + (roll() - 0.5) * 10
      const y = row * 92 + (roll() - 0.5) * 8
      const wide = 118 - 18
      const high = 92 - 18
      const chance = roll()
      const colour =
        chance < 0.022 ? leaf : chance < 0.045 ? marigold : chance < 0.34 ? edge : block
      if (chance > 0.8) {
        const cut = wide * (0.35 + 0.3 * roll())
        paths[block].push(`M${x} ${y}h${cut - 5}v${high}h${-(cut - 5)}z`)
        paths[edge].push(`M${x + cut + 5} ${y}h${wide - cut - 5}v${high}h${-(wide - cut - 5)}z`)
      } else if (chance > 0.62) {
        const cut = high * (0.4 + 0.2 * roll())
        paths[edge].push(`M${x} ${y}h${wide}v${cut - 5}h${-wide}z`)
        paths[block].push(`M${x} ${y + cut + 5}h${wide}v${high - cut - 5}h${-wide}z`)
      } else {
        paths[colour].push(`M${x} ${y}h${wide}v${high}h${-wide}z`)
      }
    }
  }
  return Object.entries(paths)
    .map(([colour, parts]) => `<path fill="${colour}" d="${parts.join('')}"/>`)
    .join('')
}

const river =
  'M430 -60 C 400 90 300 190 330 330 C 360 470 520 540 500 680 C 490 760 450 820 440 880'
const avenue = 'M-40 210 C 250 240 420 250 700 262 S 1300 330 1660 300'
const lower = 'M-40 620 C 200 600 420 610 640 590 S 1240 520 1660 560'
const ring = 'M820 -40 C 790 160 800 300 860 430 S 960 700 930 860'
const outer = 'M1330 -40 C 1290 160 1320 320 1300 480 S 1340 720 1310 860'
const lane = 'M700 262 C 780 400 740 500 640 590'

/** The roads: first all outlines, then all surfaces, so that crossings stay open. */
function roads(list) {
  const lines = (colour, extra) =>
    list
      .map(
        ([path, wide]) => `<path d="${path}" stroke="${colour}" stroke-width="${wide + extra}"/>`,
      )
      .join('')
  return `<g fill="none">${lines(ink, 5)}${lines(paper, -5)}</g>`
}

/** A kite-shaped pin, its tip at x, y. */
function pin(x, y) {
  return `<g transform="translate(${x} ${y})">
    <path d="M0 14 l20 -14 l-20 -14 l-20 14z" fill="${ink}"/>
    <path d="M0 -8 L-74 -122 L0 -212 L74 -122 Z" fill="${rani}" stroke="${ink}" stroke-width="5" stroke-linejoin="miter"/>
    <path d="M0 -8 L0 -212" stroke="${ink}" stroke-width="4"/>
    <path d="M-74 -122 Q0 -204 74 -122" fill="none" stroke="${ink}" stroke-width="4"/>
    <path d="M-30 -128 A31 31 0 0 0 30 -128 A36 28 0 0 1 -30 -128Z" fill="${paper}"/>
  </g>`
}

/** The whole map as SVG, in pixels. */
export function draw(width, height) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 800">
  <rect width="1600" height="800" fill="${paper}"/>
  <g transform="rotate(4 800 400)">${houses()}</g>
  <path d="${river}" fill="none" stroke="${ink}" stroke-width="212"/>
  <path d="${river}" fill="none" stroke="${leaf}" stroke-width="206"/>
  <path d="${river}" fill="none" stroke="${ink}" stroke-width="166"/>
  <path d="${river}" fill="none" stroke="${water}" stroke-width="160"/>
  <g fill="none" stroke="${paper}" stroke-width="4">
    <path d="M392 40 C 372 110 330 170 312 230"/><path d="M352 300 C 352 400 430 470 470 540"/>
    <path d="M300 330 C 320 430 400 480 440 560"/><path d="M520 640 C 520 700 490 740 480 790"/>
  </g>
  ${roads([
    [lane, 14],
    [ring, 28],
    [outer, 20],
    [avenue, 32],
    [lower, 24],
  ])}
  <g stroke="${ink}" stroke-width="5" stroke-linecap="square">
    <path d="M214 212 L452 226"/><path d="M218 257 L450 270"/>
    <path d="M372 588 L610 574"/><path d="M374 626 L612 610"/>
  </g>
  <g fill="none" stroke="${cobalt}" stroke-width="6" stroke-dasharray="20 12"><path d="M1110 -40 C 1080 200 1140 500 1090 860"/></g>
  <g fill="${leaf}" stroke="${ink}" stroke-width="5"><path d="M1120 620 l150 -14 l14 120 l-150 20z"/></g>
  <g fill="${water}" stroke="${ink}" stroke-width="5"><circle cx="1202" cy="674" r="34"/></g>
  <g fill="${marigold}" stroke="${ink}" stroke-width="5">
    <path d="M640 110 l70 6 l-6 70 l-70 -6z"/><path d="M1420 420 l92 -6 l6 78 l-92 6z"/>
  </g>
  ${pin(905, 470)}
</svg>`
}
