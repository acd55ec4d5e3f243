import { OwnerError } from '../../../contract/owner-error.ts'
import { inText } from '../../../model/form/in-words.ts'
import { dayOf, localDay } from '../../../model/read-content.ts'
import { changesOf, readSitePages, type SitePages } from '../../../tools/build/compare-sites.ts'
import { isStale } from '../../../tools/build/is-stale.ts'
import { saveForLooking } from '../../../tools/build/save-for-looking.ts'
import { runQuietly } from '../../../tools/run.ts'
import type { Choices, Issue, LaunchGroup } from '../../protocol.ts'
import { launchGroups } from '../launch-check.ts'
import { type Listed, labelOf, placeOf } from '../list-files.ts'
import { findSent, send, settleSent, withdraw } from './approval.ts'
import { merge } from './merge.ts'
import { lastPublication, rememberPublication } from './publication.ts'
import { commitAndPush, fetchRemote, findRepository, switchGit } from './repository.ts'

const SITE = 'build/client'

/** Publishing: a build is first compared with the last publication, and goes online when asked. */
export function createPublishing(files: () => Listed[]) {
  let busy: string | undefined
  const inWords = (clashes: Awaited<ReturnType<typeof merge>>, known = files()) =>
    clashes.map(({ file, fields }) => ({
      file,
      label: labelOf(known, file),
      fields: fields.map(({ path, mine, theirs }) => ({
        where: placeOf(known, file, path).where,
        mine: inText(mine),
        theirs: inText(theirs),
      })),
    }))
  type Conflicts = ReturnType<typeof inWords>
  /** What has come of the last action, unless it is done. */
  let outcome: { error?: string; output?: string; issues?: Issue[]; conflicts?: Conflicts } = {}
  let built: { pages: SitePages; groups: LaunchGroup[] } | undefined

  /** The entries that no build shows yet, and those whose day has come since the last publication. */
  const waiting = () =>
    files().flatMap(({ file, slug, group, label: where, values, mark }): Issue[] => {
      const from = slug ? dayOf(values) : ''
      const last = lastPublication()?.at
      const isDue = !mark && last !== undefined && from > localDay(new Date(last))
      if (mark === 'Broken' || (!mark && !isDue)) return []
      const told = isDue ? `is due: its day was ${from}` : `is scheduled for ${from}`
      const message = mark === 'Draft' ? 'is a draft.' : `${told}.`
      const severity = isDue ? 'warning' : 'draft'
      return [{ file, label: group, where, path: [], message, severity }]
    })

  async function state() {
    // A build that lacks later changes is dropped.
    if (!busy && built && isStale()) built = undefined
    const git = await findRepository().catch(({ message }: Error) => {
      outcome = { error: message }
      return undefined
    })
    const last = lastPublication()
    const sent = await findSent()
    return {
      ...outcome,
      sent,
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
      outcome = { error: 'Some fields need a change before the site can be built.', issues }
      return
    }
    // The editor itself has "development", with which the framework would build another site.
    const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '' }
    const tell = (line: string) => {
      if (/\d+ of \d+$/.test(line)) busy = `Building: ${line.trim()}`
    }
    if (isStale()) {
      const program = ['tools/build/build.ts']
      const { code, output } = await runQuietly(process.execPath, program, env, tell)
      if (code !== 0) {
        outcome = { error: 'The build failed. The site before it stays as it is.', output }
        return
      }
    }
    const ofPages = files().filter(({ group }) => group !== 'Agency')
    const pages = readSitePages(SITE, (address) => {
      const entry = ofPages.find(({ page }) => page === address)
      return entry && `${entry.group} › ${entry.label}`
    })
    built = { groups, pages }
  }

  /** The pages of a build that is up to date. */
  function builtPages(): SitePages {
    if (built && !isStale()) return built.pages
    throw new OwnerError('The content has changed since it was built: build it again.', 409)
  }

  async function approve(told = ''): Promise<{ done: string }> {
    const pages = builtPages()
    const branch = await send((await findRepository())?.remote ?? '', pages)
    return { done: `${told}Sent for approval: ${branch}.` }
  }

  async function publish(): Promise<{ done: string }> {
    const pages = builtPages()
    const repository = await findRepository()
    if (repository?.isOn && !(await commitAndPush(repository)))
      return approve(`The branch “${repository.branch}” takes changes after approval only. `)
    rememberPublication(pages)
    built = undefined
    const online = repository?.isOn
      ? 'Published.'
      : 'Noted: from now on, this page shows what changes.'
    return { done: online }
  }

  async function look(): Promise<{ done: string }> {
    builtPages()
    return { done: `Saved: put the folder ${saveForLooking(SITE)} on any host of files.` }
  }

  /** @returns what has become of what was sent for approval */
  async function fetchOthers(): Promise<{ done: string }> {
    if (!(await findRepository())?.isOn) return { done: '' }
    await fetchRemote()
    return { done: await settleSent() }
  }

  async function mergeOthers(choices: Choices): Promise<void> {
    const clashes = await merge(choices)
    if (clashes.length === 0) return
    outcome = { conflicts: inWords(clashes) }
    throw new OwnerError('You both changed the same: choose whose stays, below.', 409)
  }

  /** Runs an action, unless another one is still running. */
  async function alone<Result>(doing: string, action: () => Promise<Result>): Promise<Result> {
    if (busy) throw new OwnerError('This runs already, in this or another tab.', 409)
    busy = doing
    outcome = {}
    try {
      return await action()
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
        outcome = { error: message }
      })
    },
    git: ({ isOn }: { isOn: boolean }) => switchGit(isOn),
    merge: ({ choices }: { choices: Choices }) => alone('Merging …', () => mergeOthers(choices)),
    fetch: fetchOthers,
    publish: () => alone('Publishing …', publish),
    approve: () => alone('Sending for approval …', approve),
    withdraw: () => alone('Withdrawing …', withdraw),
    look: () => alone('Saving …', look),
  }
}

export type Publishing = Awaited<ReturnType<ReturnType<typeof createPublishing>['state']>>
