import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { customProperties, paletteOf } from '../../schemas/colours/palette.ts'
import { brandSchema } from '../../schemas/site.ts'

let last = ''

/** The brand's colours as a stylesheet; while they are invalid, the last valid ones. */
export function brandStyles(): string {
  try {
    const { colours } = parse(readFileSync('content/brand.yaml', 'utf8'))
    last = customProperties(paletteOf(brandSchema.shape.colours.parse(colours)))
  } catch {}
  return `:root{${last}}`
}
