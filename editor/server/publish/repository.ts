import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OwnerError } from '../../../contract/owner-error.ts'
import type { GitRemote } from '../../protocol.ts'

const CONTENT = 'content'

/** The owner's switch, in the configuration of the checkout. */
const SWITCH = 'editor.publish'

const PATIENCE_MS = 120_000

/** What Git prints in a folder of another account. */
const FOREIGN = /dubious ownership/

const execute = promisify(execFile)

/** Runs Git in English. It asks for no password, because nobody would see the question. */
async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await execute('git', args, { env, timeout: PATIENCE_MS })
  return stdout.trim()
}

/** The output of Git; empty if it fails, as it does for a setting that is missing. */
const answer = (...args: string[]) =>
  git(...args).catch((error) => {
    if (FOREIGN.test(error.stderr)) throw mistake(error)
    return ''
  })

/** The Git checkout of the content, if it is on a branch and has a remote. @throws OwnerError if it is another account's */
export async function findRepository(): Promise<GitRemote | undefined> {
  const current = await answer('symbolic-ref', '--short', 'HEAD')
  const isTracked = current && (await answer('ls-files', '--', CONTENT))
  if (!isTracked) return undefined
  const [first = ''] = (await answer('remote')).split('\n')
  const remote = (await answer('config', `branch.${current}.remote`)) || first
  const address = remote && (await answer('remote', 'get-url', '--push', remote))
  if (!address) return undefined
  const upstream = await answer('config', `branch.${current}.merge`)
  const branch = upstream.replace('refs/heads/', '') || current
  const unpushed = await answer('rev-list', '--count', `refs/remotes/${remote}/${branch}..HEAD`)
  return {
    remote,
    branch,
    // Remove a password that it may contain.
    address: address.replace(/\/\/[^@/]*@/, '//'),
    unpushed: Number(unpushed),
    isOn: (await answer('config', '--type=bool', SWITCH)) === 'true',
  }
}

/** Switches publishing by Git on or off, for this checkout. */
export const switchGit = (isOn: boolean) => git('config', '--local', SWITCH, String(isOn))

const COMMITTED =
  'Nothing is lost: your changes are committed on this computer, and go online when you publish again'

/** Explanations by what Git prints; the first match counts. */
const REASONS: [RegExp, string][] = [
  [
    FOREIGN,
    `This folder belongs to another account of this computer, so Git does not work in it. Allow it once in a terminal: git config --global --add safe.directory "${process.cwd()}".`,
  ],
  [
    /tell me who you are|ident name|auto-detect email/,
    'Git does not know who you are, so nothing is committed. Say it once in a terminal: git config --global user.name "Your name", and git config --global user.email "you@example.com".',
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first/,
    `Somebody else has published meanwhile: the remote has changes that this computer lacks. Get them with git pull in a terminal, then publish again. ${COMMITTED}.`,
  ],
  [
    /Permission denied|Authentication failed|could not read (?:Username|Password)|error: 40[13]/,
    `The remote does not let you in. Push once in a terminal (git push), where Git can ask for your password. ${COMMITTED}.`,
  ],
  [
    /resolve host|unable to access|[Cc]onnect|unreachable|timed out|not appear to be a git repository|Could not read from remote/,
    `The remote cannot be reached: are you connected to the internet? ${COMMITTED}.`,
  ],
]

/** Turns an error of Git into a sentence for the owner. */
function mistake(error: unknown): OwnerError {
  const { stderr = '', stdout = '', killed } = error as Partial<ExecFileException>
  const output = `${stderr}\n${stdout}`.trim() || String(error)
  if (killed) return new OwnerError(`The remote gave no answer in two minutes. ${COMMITTED}.`)
  const [, known] = REASONS.find(([pattern]) => pattern.test(output)) ?? []
  return new OwnerError(known ?? `Git refused: ${output} Nothing is lost.`)
}

/** Commits and pushes the content alone, never by force. @throws OwnerError; a commit that could not be pushed stays */
export async function commitAndPush({ remote, branch }: GitRemote, message: string): Promise<void> {
  try {
    await git('add', '--all', '--', CONTENT)
    if (await git('status', '--porcelain', '--', CONTENT))
      await git('commit', '--quiet', '--message', message, '--', CONTENT)
    await git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`)
  } catch (error) {
    throw mistake(error)
  }
}
