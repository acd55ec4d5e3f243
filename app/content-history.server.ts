import { spawnSync } from 'node:child_process'

const git = (...typed: string[]) => {
  const { status, stdout } = spawnSync('git', typed, { encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? stdout : ''
}

/**
 * The day on which each content file was last changed, by the project's own history; nothing where
 * there is none, or where only the end of it was fetched, since all files would bear that day.
 */
function readHistory(): Map<string, string> {
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
    if (line.startsWith('\0')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line.replace(/^content\//, ''), day)
  }
  return days
}

let history: Map<string, string> | undefined

/**
 * The last day on which one of these files was changed, as 2026-11-30; undefined where no history tells.
 * @param files below `content/`; a folder, with a slash at its end, stands for all that is in it
 */
export function lastChanged(files: readonly string[]): string | undefined {
  history ??= readHistory()
  const days = [...history]
    .filter(([changed]) =>
      files.some((file) => (file.endsWith('/') ? changed.startsWith(file) : changed === file)),
    )
    .map(([, day]) => day)
  return days.sort().at(-1)
}
