/** The length of a font's header, and of one entry of its table directory, in bytes (OpenType, "Font file"). */
const HEADER = 12
const ENTRY = 16

/** The tables of a TrueType font, with their tags. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER + index * ENTRY
    const from = font.readUInt32BE(entry + 8)
    const body = font.subarray(from, from + font.readUInt32BE(entry + 12))
    return [font.toString('latin1', entry, entry + 4), body] as const
  })

/**
 * Replaces the kerning of a variable font with that of one instance: pairs that vary with weight and width
 * are a quarter of the file, for differences of a hundredth of the font size. Why it edits tables itself:
 * decision 005.
 * @param variable without kerning of its own
 * @param instance the same characters at one weight and width
 * @returns a TrueType font without checksums: the conversion to WOFF2 writes them
 */
export function withKerningOf(variable: Buffer, instance: Buffer): Buffer {
  const kerning = tablesOf(instance).filter(([tag]) => ['GDEF', 'GPOS'].includes(tag))
  const tables = [...tablesOf(variable), ...kerning]
  const directory = Buffer.alloc(HEADER + tables.length * ENTRY)
  directory.writeUInt32BE(0x00010000)
  directory.writeUInt16BE(tables.length, 4)
  let at = directory.length
  const bodies = tables.map(([tag, body], index) => {
    const entry = HEADER + index * ENTRY
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(at, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padded = Buffer.concat([body], Math.ceil(body.length / 4) * 4)
    at += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}
