// Four orders on a thread and the gaps between them: 28, 30 and 35 days, to scale; the next is due after
// 30.
import { colours, kite, place, sheet, thread } from './paper.mjs'

const { ink, white, marigold, cobalt, rani } = colours
const DAY = 9
const orders = [0, 28, 58, 93]
const gaps = orders.slice(1).map((day, index) => day - orders[index])
const at = (day) => 118 + day * DAY
const next = orders.at(-1) + 30
const Y = 250

/** A gap: an arc below the thread, as deep as the gap is long. */
const bow = (from, to, stroke, width) =>
  thread(
    `M${at(from)} ${Y + 150}C${at(from)} ${Y + 150 + (to - from) * 9} ${at(to)} ${Y + 150 + (to - from) * 9} ${at(to)} ${Y + 150}`,
    stroke,
    width,
  )

export const draw = sheet(
  cobalt,
  thread(`M0 ${Y}H${at(orders.at(-1))}`, white, 5),
  `<path d="M${at(orders.at(-1))} ${Y}H${at(next) - 90}" stroke="${marigold}" stroke-width="12" stroke-dasharray="2 22" stroke-linecap="round"/>`,
  gaps.map((gap, index) =>
    gap === 30
      ? bow(orders[index], orders[index + 1], marigold, 16)
      : bow(orders[index], orders[index + 1], white, 5),
  ),
  `<path d="M${at(orders.at(-1))} ${Y + 150}C${at(orders.at(-1))} ${Y + 420} ${at(next)} ${Y + 420} ${at(next)} ${Y + 150}" fill="none" stroke="${marigold}" stroke-width="16" stroke-dasharray="2 26" stroke-linecap="round"/>`,
  orders.map((day, index) =>
    kite(at(day), Y, 92, index % 2 ? white : marigold, index % 2 ? rani : ink),
  ),
  place(at(next), Y, 92, marigold),
)
