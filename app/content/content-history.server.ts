import { spawnSync } from 'node:child_process'

/**
 * The day of each content file's last commit. Empty without a repository, and in a shallow clone, where
 * every file would get the day of the oldest commit fetched.
 * @param project the folder that holds `content/`
 */
export function readHistory(project: string): ReadonlyMap<string, string> {
  const git = (...typed: string[]) => {
    const options = { cwd: project, encoding: 'utf8', maxBuffer: 1e8 } as const
    const { status, stdout } = spawnSync('git', typed, options)
    return status === 0 ? stdout : ''
  }
  const days = new Map<string, string>()
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days
  let day = ''
  const log = git(
    '-c',
    'core.quotePath=off',
    'log',
    '--format=%x00%cs',
    '--name-only',
    '--relative',
    '--',
    'content',
  )
  for (const line of log.split('\n')) {
    const file = line.replace(/^content\//, '')
    if (line.startsWith('\0')) day = line.slice(1)
    // The log is newest first.
    else if (line && !days.has(file)) days.set(file, day)
  }
  return days
}

let history: ReadonlyMap<string, string> | undefined

/**
 * The last day on which one of these files was changed, as 2026-11-30; undefined where it is not known.
 * @param files paths below `content/`; a folder, with a slash at its end, means all of its files
 */
export function lastChanged(files: readonly string[]): string | undefined {
  history ??= readHistory('.')
  const days = [...history]
    .filter(([changed]) =>
      files.some((file) => (file.endsWith('/') ? changed.startsWith(file) : changed === file)),
    )
    .map(([, day]) => day)
  return days.sort().at(-1)
}
