// Four dates of a season, counted back from its end; between the first two, six weeks.
import { band, colours, diamond, kite, sheet, thread } from './paper.mjs'

const { ink, sky, white, marigold, cobalt, rani } = colours
const GROUND = 590
// A week is 70 wide: ready on 4 August, the first searches six weeks later, the end after seven more.
const [ready, start, peak, end] = [160, 580, 830, 1090]
const WEEK = (start - ready) / 6
const weeks = Array.from({ length: 19 }, (_, week) => ready + (week - 2) * WEEK)

export const draw = sheet(
  sky,
  band(ready, GROUND, start - ready, 58, marigold),
  `<path d="M${start} ${GROUND}C${start + 120} ${GROUND - 20} ${peak - 130} 214 ${peak} 206C${peak + 120} 200 ${end - 70} ${GROUND - 190} ${end} ${GROUND}z" fill="${cobalt}" stroke="${ink}" stroke-width="5"/>`,
  thread(`M0 ${GROUND}H1344`),
  weeks.map((x) => thread(`M${x} ${GROUND}v58`, ink, 3)),
  thread(`M${ready} ${GROUND}C${ready + 10} 470 ${ready - 60} 380 ${ready + 4} 250`),
  kite(ready + 4, 180, 130, rani, marigold, -8),
  [ready, start, peak, end].map((x, index) =>
    diamond(x, GROUND, 34, index === 0 ? rani : index === 3 ? ink : white),
  ),
)
