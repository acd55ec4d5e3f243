import { parseArgs } from 'node:util'

/** What can be measured. */
const PARTS = [
  'pages',
  'first-view',
  'navigation',
  'interactions',
  'layout-shift',
  'bundle',
  'nginx',
  'messages',
] as const

type Part = (typeof PARTS)[number]

type Options = {
  /** The number of runs; medians are printed. */
  runs: number
  pages: string[]
  /** Lighthouse's desktop settings instead of its phone. */
  desktop: boolean
  wants: (part: Part) => boolean
}

const OPTIONS = {
  runs: { type: 'string', default: '3' },
  pages: { type: 'string' },
  desktop: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const

function valuesOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (issue) {
    const [what] = (issue as Error).message.split('. ')
    throw new Error(`${what}: allowed are --runs 3, --pages /,/about, --desktop, --only PART`)
  }
}

/**
 * Parses the arguments of `npm run bench --`.
 * @param args the command line
 * @param known pages that can be measured
 * @param usual the default pages
 * @throws Error that names what is allowed
 */
export function readOptions(args: string[], known: string[], usual: string[]): Options {
  const { runs, pages, desktop, only } = valuesOf(args)
  if (!/^[1-9]\d*$/.test(runs))
    throw new Error(`--runs ${runs}: a whole number from 1 on is allowed`)
  const parts: readonly string[] = PARTS
  if (only !== undefined && !parts.includes(only))
    throw new Error(`--only ${only}: allowed are ${PARTS.join(', ')}`)
  const paths = pages?.split(',') ?? usual
  const unknown = paths.filter((path) => !known.includes(path))
  if (unknown.length > 0)
    throw new Error(`--pages ${unknown.join(',')}: allowed are ${known.join(', ')}`)
  return {
    runs: Number(runs),
    pages: paths,
    desktop,
    wants: (part) => only === undefined || only === part,
  }
}
