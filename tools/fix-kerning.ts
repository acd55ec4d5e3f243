/** The length of a font's header, and of one entry of its table directory, in bytes (OpenType, "Font file"). */
const HEADER = 12
const ENTRY = 16

type Table = { tag: string; body: Buffer }

/** The tables of a TrueType font. */
const tablesOf = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER + index * ENTRY
    const from = font.readUInt32BE(entry + 8)
    const body = font.subarray(from, from + font.readUInt32BE(entry + 12))
    return { tag: font.toString('latin1', entry, entry + 4), body }
  })

/** A font of these tables, without checksums: the conversion to WOFF2 writes them. */
function fontOf(tables: Table[]): Buffer {
  const directory = Buffer.alloc(HEADER + tables.length * ENTRY)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [directory]
  let at = directory.length
  for (const [index, { tag, body }] of tables.entries()) {
    const entry = HEADER + index * ENTRY
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(at, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padding = Buffer.alloc(-body.length & 3)
    parts.push(body, padding)
    at += body.length + padding.length
  }
  return Buffer.concat(parts)
}

/**
 * Replaces the kerning of a variable font with that of one instance: pairs that vary with weight and width
 * are a quarter of the file, for differences of a hundredth of the font size. Why it edits tables itself:
 * decision 005.
 * @param variable without kerning of its own
 * @param instance the same characters at one weight and width
 * @returns a TrueType font for the conversion to WOFF2
 */
export const withKerningOf = (variable: Buffer, instance: Buffer): Buffer =>
  fontOf([
    ...tablesOf(variable),
    ...tablesOf(instance).filter(({ tag }) => ['GDEF', 'GPOS'].includes(tag)),
  ])
