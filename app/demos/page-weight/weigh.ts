import { KINDS_OF_FILE, type KindOfFile } from '../../../schemas/demos/kinds-of-file.ts'

/** A file that a page took, as the browser tells of it (Resource Timing, https://w3c.github.io/resource-timing/). */
export type TakenFile = Pick<PerformanceResourceTiming, 'name' | 'entryType' | 'encodedBodySize'>

const ENDINGS: [KindOfFile, RegExp][] = [
  ['styles', /\.css$/],
  ['scripts', /\.m?js$/],
  ['fonts', /\.(?:woff2?|ttf|otf)$/],
  ['pictures', /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/],
]

function kindOf({ name, entryType }: TakenFile): KindOfFile {
  if (entryType === 'navigation') return 'page'
  const path = name.replace(/[?#].*$/, '')
  return ENDINGS.find(([, ending]) => ending.test(path))?.[0] ?? 'other'
}

/** Bytes of the bodies as they travelled, kind by kind: cached or not, they were fetched once. */
export function weigh(files: readonly TakenFile[]): Record<KindOfFile, number> {
  const bytes = Object.fromEntries(KINDS_OF_FILE.map((kind) => [kind, 0])) as Record<
    KindOfFile,
    number
  >
  for (const file of files) bytes[kindOf(file)] += file.encodedBodySize
  return bytes
}

/** Seconds that bytes take on a line of so many megabits (10⁶ bits) a second. */
export const secondsFor = (bytes: number, megabits: number) => (bytes * 8) / (megabits * 1e6)
