import { OwnerError } from '../../../contract/owner-error.ts'
import { dayOf, localDay } from '../../../model/read-content.ts'
import { isStale } from '../../../tools/build/is-stale.ts'
import { runQuietly } from '../../../tools/run-quietly.ts'
import { inText } from '../../in-words.ts'
import type { Choices, Issue, LaunchGroup, Publishing } from '../../protocol.ts'
import { launchGroups } from '../launch-check.ts'
import { type Listed, labelOf, placeOf } from '../list-files.ts'
import { bringTogether } from './bring-together.ts'
import { commitAndPush, fetchRemote, findRepository, switchGit } from './repository.ts'
import {
  changesOf,
  lastPublication,
  readSitePages,
  rememberPublication,
  type SitePages,
} from './site-pages.ts'

/** Publishing: a build is first compared with the last publication, and goes online when asked. */
export function createPublishing(files: () => Listed[]) {
  let busy: string | undefined
  /** What has come of the last action, unless it is done. */
  let failure: Pick<Publishing, 'error' | 'output' | 'issues' | 'conflicts'> = {}
  let built: { pages: SitePages; groups: LaunchGroup[] } | undefined

  /** The entries that no build shows yet, and those whose day has come since the last publication. */
  const waiting = () =>
    files().flatMap(({ file, slug, group, label: where, values, mark }): Issue[] => {
      const from = slug ? dayOf(values) : ''
      const last = lastPublication()?.at
      const isDue = !mark && last !== undefined && from > localDay(new Date(last))
      if (!mark && !isDue) return []
      const told = isDue ? `is due: its day was ${from}` : `is scheduled for ${from}`
      const message = mark === 'Draft' ? 'is a draft.' : `${told}.`
      return [{ file, label: group, where, path: [], message }]
    })

  async function state(): Promise<Publishing> {
    // A build that lacks later changes is dropped.
    if (!busy && built && isStale()) built = undefined
    const git = await findRepository().catch(({ message }: Error) => {
      failure = { error: message }
      return undefined
    })
    const last = lastPublication()
    return {
      ...failure,
      waiting: waiting(),
      busy,
      published: last?.at,
      git,
      changes: built && changesOf(last?.pages ?? {}, built.pages),
      groups: built?.groups,
    }
  }

  async function build(): Promise<void> {
    const groups = await launchGroups(files(), false)
    const issues = groups.find(({ rule }) => rule === 'error')?.findings
    if (issues) {
      failure = { error: 'Some fields need a change before the site can be built.', issues }
      return
    }
    // The editor itself has "development", with which the framework would build another site.
    const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '' }
    const tell = (line: string) => {
      if (/\d+ of \d+$/.test(line)) busy = `Building: ${line.trim()}`
    }
    if (isStale()) {
      const { code, output } = await runQuietly(
        process.execPath,
        ['tools/build/build.ts'],
        env,
        tell,
      )
      if (code !== 0) {
        failure = { error: 'The build failed. The site before it stays as it is.', output }
        return
      }
    }
    const ofPages = files().filter(({ group }) => group !== 'Agency')
    const pages = readSitePages((address) => {
      const entry = ofPages.find(({ page }) => page === address)
      return entry && `${entry.group} › ${entry.label}`
    })
    built = { groups, pages }
  }

  async function publish(): Promise<void> {
    if (!built || isStale())
      throw new OwnerError('The content has changed since it was built: build it again.', 409)
    const { pages } = built
    const repository = await findRepository()
    if (repository?.isOn) await commitAndPush(repository)
    rememberPublication(pages)
    built = undefined
  }

  async function mergeOthers(choices: Choices): Promise<void> {
    const clashes = await bringTogether(choices)
    if (clashes.length === 0) return
    const known = files()
    const conflicts = clashes.map(({ file, fields }) => ({
      file,
      label: labelOf(known, file),
      fields: fields.map(({ path, mine, theirs }) => ({
        where: placeOf(known, file, path).where,
        mine: inText(mine),
        theirs: inText(theirs),
      })),
    }))
    failure = { conflicts }
    throw new OwnerError('You both changed the same: choose whose stays, below.', 409)
  }

  /** Runs an action, unless another one is still running. */
  async function alone(doing: string, action: () => Promise<void>): Promise<void> {
    if (busy) throw new OwnerError('This runs already, in this or another tab.', 409)
    busy = doing
    failure = {}
    try {
      await action()
    } finally {
      busy = undefined
    }
  }

  // Told at the start if it cannot be read.
  lastPublication()
  return {
    state,
    build: () => {
      alone('Building …', build).catch(({ message }: Error) => {
        failure = { error: message }
      })
    },
    git: ({ isOn }: { isOn: boolean }) => switchGit(isOn),
    merge: ({ choices }: { choices: Choices }) =>
      alone('Bringing both together …', () => mergeOthers(choices)),
    fetch: fetchRemote,
    publish: () => alone('Publishing …', publish),
  }
}
