// A hundred comments; 46 of them are about the design.
import { colours, diamond, sheet } from './paper.mjs'

const { white, marigold, cobalt } = colours
const COLUMNS = 20

export const draw = sheet(
  cobalt,
  Array.from({ length: 100 }, (_, index) => {
    // Filled column by column, so that the filled ones are together on the left.
    const column = Math.floor(index / 5)
    const row = index % 5
    const x = 72 + column * (1200 / (COLUMNS - 1))
    const y = 104 + row * 137
    return index < 46 ? diamond(x, y, 31, marigold) : diamond(x, y, 15, white)
  }),
)
