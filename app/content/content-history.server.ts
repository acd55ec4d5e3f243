import { spawnSync } from 'node:child_process'

/**
 * The day on which each content file was last changed, by the project's own history; nothing where
 * there is none, or where only the end of it was fetched, since all files would bear that day.
 * @param project the folder that `content/` lies in
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
    // The newest comes first.
    else if (line && !days.has(file)) days.set(file, day)
  }
  return days
}

let history: ReadonlyMap<string, string> | undefined

/**
 * The last day on which one of these files was changed, as 2026-11-30; undefined where no history tells.
 * @param files below `content/`; a folder, with a slash at its end, stands for all that is in it
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
