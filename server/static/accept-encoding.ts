/** The encodings of which the build may have left a copy, best first, and the ends of their names. */
export const ENCODINGS = { br: '.br', zstd: '.zst', gzip: '.gz' } as const
export type Encoding = keyof typeof ENCODINGS

const ORDER = Object.keys(ENCODINGS) as Encoding[]

/** Browsers send a handful of different headers; programs may send any number, so the memory is bounded. */
const remembered = new Map<string, readonly Encoding[]>()

/** The encodings a browser takes, the one it prefers first; as given, then in our order. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return []
  const known = remembered.get(header)
  if (known) return known
  const accepted = parse(header)
  if (remembered.size < 100) remembered.set(header, accepted)
  return accepted
}

function parse(header: string): Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name === 'x-gzip' ? 'gzip' : name, q ? Number(q.slice(2)) || 0 : 1)
  }
  const quality = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  // Where the plain file is preferred outright, no copy is.
  const plain = qualities.get('identity') ?? 0
  return ORDER.filter((encoding) => quality(encoding) > 0 && quality(encoding) >= plain).sort(
    (one, other) => quality(other) - quality(one),
  )
}
