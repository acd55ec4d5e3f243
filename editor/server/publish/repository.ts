import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OwnerError } from '../../../contract/owner-error.ts'
import { isSource, SOURCES } from '../../../tools/build/sources-digest.ts'

export const CONTENT = 'content'

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

/** Runs Git in English. @returns its output as it is, and what it tells besides */
export const runGit = (args: string[], env = {}) =>
  execute('git', args, {
    ...{ timeout: PATIENCE_MS, maxBuffer: Number.POSITIVE_INFINITY },
    env: { ...process.env, ...QUIET, ...env },
  })

export const gitOutput = async (...args: string[]) => (await runGit(args)).stdout

export const git = async (...args: string[]) => (await gitOutput(...args)).trim()

/** The output of Git; empty if it fails, as it does for a setting that is missing. @throws OwnerError in a folder of another account */
export const answer = (...args: string[]) =>
  git(...args).catch((error) => {
    if (/dubious ownership/.test(error.stderr)) explain(error)
    return ''
  })

/** The branch of the remote, as it was when this computer last asked. */
export const THEIRS = 'refs/editor/theirs'

/** The files that the site is built from and Publish does not commit: changed elsewhere, or ignored by Git. */
async function findLeft(): Promise<string[]> {
  const elsewhere = [...SOURCES.map((glob) => `:(glob)${glob}`), `:(exclude)${CONTENT}`]
  const found = [
    await answer('diff', '--name-only', '--relative', '-z', 'HEAD', '--', ...elsewhere),
    await answer('ls-files', '--others', '-z', '--', ...elsewhere),
    await answer('ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', CONTENT),
  ]
  const files = found.join('').split('\0')
  return files.filter((file) => file && isSource(file))
}

/** Where Git publishes the content to, by its configuration: a remote, such as `origin`, and its branch; undefined if Git does not have it. */
export async function findRepository() {
  const isOn = (await answer('config', '--type=bool', SWITCH)) === 'true'
  if (!isOn && !(await answer('ls-files', '--', CONTENT))) return undefined
  const own = await answer('branch', '--show-current')
  const ofOwn = (key: string) => answer('config', `branch.${own}.${key}`)
  const [upstream, merge] = [await ofOwn('remote'), await ofOwn('merge')]
  const pushed = (await ofOwn('pushRemote')) || (await answer('config', 'remote.pushDefault'))
  const remote = pushed || upstream
  const address = await answer('remote', 'get-url', '--push', remote)
  const theirs = await answer('log', '--format=%an, %ar: %s', `HEAD..${THEIRS}`)
  return {
    isOn,
    /** Why it cannot be published. */
    wrong: !own
      ? 'Git is on no branch here: in a terminal, git status says why, and git switch leads to one.'
      : address && merge
        ? ''
        : `The branch “${own}” follows no branch of a remote that Git knows. Push it once in a terminal: git push --set-upstream REMOTE ${own} (git remote lists the names for REMOTE).`,
    remote,
    branch: remote === upstream ? merge.replace('refs/heads/', '') : own,
    // Remove a password that it may contain.
    address: address.replace(/\/\/[^@/]*@/, '//'),
    unpushed: Number(await answer('rev-list', '--count', `${THEIRS}..HEAD`)),
    /** What others have pushed since, as this computer knows it: author, time and subject. */
    theirs: theirs.split('\n').filter(Boolean),
    /** Changed files that the site is built from and publishing leaves out. */
    left: isOn ? await findLeft() : [],
  }
}

export type GitRemote = NonNullable<Awaited<ReturnType<typeof findRepository>>>

/** Switches publishing by Git on or off, for this checkout. */
export const switchGit = (isOn: boolean) =>
  git('config', '--local', SWITCH, String(isOn)).catch(explain)

const NOTHING_LOST =
  'Nothing is lost: what you saved is on this computer, and goes online when you publish again.'

/** What hosts print when a branch takes changes only after approval. */
const PROTECTED =
  'protected branch|GH006|GH013|not allowed to push|not permitted|pull request|to update branch'

/** Explanations by what Git prints, where that alone would not help; the first match counts. */
const REASONS = {
  '^no answer$': 'Git got no answer in two minutes.',
  "^(?!remote:).*(?:\\.lock'|could not lock .+): File exists":
    'Another program works with Git in this folder, or was cut off there. Try again in a minute. If that does not help, end all programs that use Git, and delete the files in .git whose names end in “.lock”.',
  'tell me who you are|empty ident|auto-detect|no (?:email|name) was given':
    'Git does not know who you are, which it notes with each change. Run once in a terminal, with yours: git config --global user.name "Name", and git config --global user.email name@example.com.',
  'failed to sign|failed to write commit|signing ?key|signed push':
    'Git is set to sign what you publish, and cannot: the key is missing or locked. In a terminal, git commit --allow-empty says why, and git config commit.gpgsign false ends it for this folder.',
  'partial commit during|MERGE_HEAD exists|unmerged files|resolve your current index':
    'A merge was begun in this folder and is not finished. In a terminal, git status says how to finish it.',
  'unrelated histories':
    'The history of the remote has nothing in common with the one here, so no program can merge them: somebody has written it anew. Ask them how to go on. If this is a clone without its older history, git fetch --unshallow in a terminal gets it.',
  'would be overwritten':
    'Others have changed files that are also changed here, outside the content. In a terminal, git status names yours: commit them first.',
  "couldn't find remote ref":
    'The remote has no branch of this name. Publishing makes one: make sure that your host builds that branch.',
  [PROTECTED]:
    'The remote takes no changes to this branch from you. Ask whoever runs the repository to let you push to branches whose names begin with “content/”.',
  '^CONFLICT':
    'Somebody has changed the same on the branch that you sent. Ask them to merge it, or withdraw it and send yours again.',
  '\\[rejected\\]|non-fast-forward|fetch first|but expected':
    'Somebody else has published meanwhile: “Merge both” gets their changes.',
  'Permission denied \\(|Authentication failed|could not read (?:Username|Password)|error: 40[13]|Host key verification|Invalid username|repository .*not found':
    'The remote does not let you in: it refuses your password or key, or does not have one. Push once in a terminal (git push), where Git can ask for it.',
  'resolve host|unable to access|connect|unreachable|timed out|not appear to be a git repository|Could not read from remote':
    'The remote cannot be reached: are you connected to the internet?',
}

/** Throws an error of Git again, as a sentence for the owner. @throws OwnerError */
export function explain(error: unknown): never {
  if (error instanceof OwnerError) throw error
  const { stderr = '', stdout = '', killed } = error as Partial<ExecFileException>
  const output = killed ? 'no answer' : `${stderr}\n${stdout}`.trim() || String(error)
  const known = Object.entries(REASONS).find(([said]) => new RegExp(said, 'im').test(output))
  const unknown = `Git, or a check that runs with it, refuses and says: ${output}`
  throw new OwnerError(`${known?.[1] ?? unknown} ${NOTHING_LOST}`)
}

/** The last versions of a file that Git knows, the latest first. @param file from the top of the project */
export async function committedVersions(file: string): Promise<{ at: string; text: string }[]> {
  const log = await git('log', '--max-count=20', '--format=%H %cI', '--', file).catch(() => '')
  const versions = Array.from(log.matchAll(/(\S+) (.+)/g), async ([, commit, at = '']) => {
    return { at, text: await gitOutput('show', `${commit}:./${file}`).catch(() => '') }
  })
  return Promise.all(versions)
}

/** Commits the content alone, if it has changed. */
export async function commitContent(): Promise<void> {
  await git('add', '--all', '--', CONTENT)
  if (await git('status', '--porcelain', '--', CONTENT))
    await git('commit', '--quiet', '--message', 'Update the content', '--', CONTENT)
}

/** Asks the remote for what others have pushed. @throws OwnerError */
export async function fetchRemote(): Promise<void> {
  const { wrong = '', remote = '', branch } = (await findRepository()) ?? {}
  if (wrong) throw new OwnerError(wrong)
  await git('fetch', '--quiet', remote, `+refs/heads/${branch}:${THEIRS}`).catch(explain)
}

/** Commits and pushes the content alone, never by force. @returns whether the branch takes it without approval @throws OwnerError; a commit that could not be pushed stays */
export async function commitAndPush({ wrong, remote, branch }: GitRemote): Promise<boolean> {
  if (wrong) throw new OwnerError(wrong)
  const ref = `refs/heads/${branch}`
  try {
    await commitContent()
    const commit = await git('rev-parse', 'HEAD')
    await git('push', '--quiet', remote, `${commit}:${ref}`)
    // A push that ends well may still have changed another place, or none.
    const online = await git('ls-remote', await git('remote', 'get-url', '--push', remote), ref)
    if (!online.split('\n').includes(`${commit}\t${ref}`))
      throw new OwnerError(
        `The remote took your changes, but its branch lacks them. ${NOTHING_LOST}`,
      )
    return true
  } catch (error) {
    if (new RegExp(PROTECTED, 'i').test(String((error as ExecFileException).stderr))) return false
    return explain(error)
  } finally {
    // The page then shows what others have pushed.
    await fetchRemote().catch(() => {})
  }
}
