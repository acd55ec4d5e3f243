/** The length of an sfnt's header, and of one entry of its table directory, in bytes (OpenType, "Font file"). */
const HEADER = 12
const ENTRY = 16

/** `checkSumAdjustment` is this minus the checksum of the file with that field at zero (OpenType, "head"). */
const WHOLE = 0xb1b0afba
const ADJUSTMENT_AT = 8

const padded = (length: number) => Math.ceil(length / 4) * 4

function checksum(bytes: Buffer): number {
  const whole = Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

/**
 * Splits a TrueType or OpenType font into tables.
 * @param font the font, uncompressed
 * @returns its tables by their four-letter tags
 */
export function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + index * ENTRY
      const from = font.readUInt32BE(entry + 8)
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(from, from + font.readUInt32BE(entry + 12)),
      ]
    }),
  )
}

/**
 * Assembles a TrueType font.
 * @param tables its tables by their tags
 * @returns the font, uncompressed, with a sorted directory and valid checksums
 */
export function writeTables(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const header = Buffer.alloc(HEADER + sorted.length * ENTRY)
  const power = Math.floor(Math.log2(sorted.length))
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(2 ** power * ENTRY, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((sorted.length - 2 ** power) * ENTRY, 10)
  let at = header.length
  const bodies = sorted.map(([tag, table], index) => {
    const body = Buffer.alloc(padded(table.length))
    table.copy(body)
    if (tag === 'head') body.writeUInt32BE(0, ADJUSTMENT_AT)
    const entry = HEADER + index * ENTRY
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum(body), entry + 4)
    header.writeUInt32BE(at, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    at += body.length
    return { tag, body }
  })
  const head = bodies.find(({ tag }) => tag === 'head')
  if (!head) throw new Error('A font without a "head" table cannot be written')
  const whole = checksum(Buffer.concat([header, ...bodies.map(({ body }) => body)]))
  head.body.writeUInt32BE((WHOLE - whole) >>> 0, ADJUSTMENT_AT)
  return Buffer.concat([header, ...bodies.map(({ body }) => body)])
}
