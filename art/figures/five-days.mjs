// Five sheets, one a day: noticed (open), considered (half), paid (full); four are considered in the same
// hours.
import { band, box, colours, diamond, sheet, thread } from './paper.mjs'

const { ink, white, marigold, rani, leaf } = colours
const HOUR = 1184 / 16
const at = (hour) => 80 + (hour - 7) * HOUR
const DAYS = [
  { noticed: 9.4, looked: 20.4, paid: 21.5 },
  { noticed: 13.2, looked: 20.9, paid: 21.9 },
  { noticed: 8.3, looked: 11.6, paid: 16.8 },
  { noticed: 17.1, looked: 20.2, paid: 21.2 },
  { noticed: 18.4, looked: 20.6, paid: 22.1 },
]

export const draw = sheet(
  leaf,
  DAYS.flatMap(({ noticed, looked, paid }, row) => {
    const top = 40 + row * 138
    const y = top + 62
    return [
      box(80, top, 1184, 122, white),
      band(at(20) - 20, top + 3, 2 * HOUR + 60, 116, marigold),
      Array.from({ length: 17 }, (_, hour) => thread(`M${at(7 + hour)} ${top + 96}v24`, ink, 3)),
      thread(`M${at(noticed)} ${y}H${at(paid)}`),
      diamond(at(noticed), y, 32, white),
      diamond(at(looked), y, 32, rani, { half: true }),
      diamond(at(paid), y, 32, rani),
    ]
  }),
)
