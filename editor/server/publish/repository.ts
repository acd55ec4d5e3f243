import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OwnerError } from '../../../contract/owner-error.ts'
import type { GitRemote } from '../../protocol.ts'

const CONTENT = 'content'

/** The owner's switch, in the configuration of the checkout. */
const SWITCH = 'editor.publish'

const PATIENCE_MS = 120_000

const execute = promisify(execFile)

/** No question in the terminal, because nobody would see it: SSH asks in a window, if the system has one for it. */
const QUIET = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  SSH_ASKPASS_REQUIRE: 'force',
}

/** Runs Git in English. @returns its output as it is */
export async function gitOutput(...args: string[]): Promise<string> {
  const limits = { timeout: PATIENCE_MS, maxBuffer: Number.POSITIVE_INFINITY }
  return (await execute('git', args, { env: { ...process.env, ...QUIET }, ...limits })).stdout
}

export const git = async (...args: string[]) => (await gitOutput(...args)).trim()

/** The output of Git; empty if it fails, as it does for a setting that is missing. @throws OwnerError in a folder of another account */
const answer = (...args: string[]) =>
  git(...args).catch((error) => {
    if (/dubious ownership/.test(error.stderr)) throw mistake(error)
    return ''
  })

/** The branch of the remote, as it was when this computer last asked. */
export const THEIRS = '@{upstream}'

/** The Git checkout of the content, if it is on a branch that follows one of a remote. */
export async function findRepository(): Promise<GitRemote | undefined> {
  const [remote = '', ...branch] = (await answer('rev-parse', '--abbrev-ref', THEIRS)).split('/')
  const address = remote && (await answer('remote', 'get-url', '--push', remote))
  if (!address || !(await answer('ls-files', '--', CONTENT))) return undefined
  const theirs = await answer('log', '--format=%an, %ar: %s', `HEAD..${THEIRS}`)
  return {
    remote,
    branch: branch.join('/'),
    // Remove a password that it may contain.
    address: address.replace(/\/\/[^@/]*@/, '//'),
    unpushed: Number(await answer('rev-list', '--count', `${THEIRS}..HEAD`)),
    theirs: theirs.split('\n').filter(Boolean),
    isOn: (await answer('config', '--type=bool', SWITCH)) === 'true',
  }
}

/** Switches publishing by Git on or off, for this checkout. */
export const switchGit = (isOn: boolean) => git('config', '--local', SWITCH, String(isOn))

const COMMITTED =
  'Nothing is lost: your changes are committed on this computer, and go online when you publish again'

/** Explanations by what Git prints, where that alone would not help; the first match counts. */
const REASONS: [RegExp, string][] = [
  [
    /protected branch|GH006|GH013|not allowed to push/i,
    `The branch is protected: the remote takes no changes to it from you. Ask whoever runs the repository to let you push to it, or to take your changes from another branch: git push origin HEAD:content in a terminal. ${COMMITTED}.`,
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first/,
    `Somebody else has published meanwhile: “Bring both together” gets their changes. ${COMMITTED}.`,
  ],
  [
    /Permission denied|Authentication failed|could not read (?:Username|Password)|error: 40[13]|Host key verification|Invalid username|[Rr]epository .*not found/,
    `The remote does not let you in: it refuses your password or key, or does not have one. Push once in a terminal (git push), where Git can ask for it. ${COMMITTED}.`,
  ],
  [
    /resolve host|unable to access|[Cc]onnect|unreachable|timed out|not appear to be a git repository|Could not read from remote/,
    `The remote cannot be reached: are you connected to the internet? ${COMMITTED}.`,
  ],
]

/** Turns an error of Git into a sentence for the owner. */
export function mistake(error: unknown): OwnerError {
  if (error instanceof OwnerError) return error
  const { stderr = '', stdout = '', killed } = error as Partial<ExecFileException>
  const output = `${stderr}\n${stdout}`.trim() || String(error)
  if (killed) return new OwnerError(`The remote gave no answer in two minutes. ${COMMITTED}.`)
  const [, known] = REASONS.find(([pattern]) => pattern.test(output)) ?? []
  return new OwnerError(known ?? `Git refused. Nothing is lost; it says: ${output}`)
}

/** Commits the content alone, if it has changed. */
export async function commitContent(): Promise<void> {
  await git('add', '--all', '--', CONTENT)
  if (await git('status', '--porcelain', '--', CONTENT))
    await git('commit', '--quiet', '--message', 'Update the content', '--', CONTENT)
}

/** Asks the remote for what others have pushed. */
export const fetchRemote = () => git('fetch', '--quiet')

/** Commits and pushes the content alone, never by force. @throws OwnerError; a commit that could not be pushed stays */
export async function commitAndPush({ remote, branch }: GitRemote): Promise<void> {
  try {
    await commitContent()
    await git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`)
  } catch (error) {
    // The page then shows what others have pushed.
    await fetchRemote().catch(() => {})
    throw mistake(error)
  }
}
