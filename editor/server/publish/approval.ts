import { rmSync } from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../../../contract/owner-error.ts'
import { slugOf } from '../../../model/fields/slug.ts'
import { localDay } from '../../../model/read-content.ts'
import type { SitePages } from '../../../tools/build/compare-sites.ts'
import { readStored, replaceFile, STORED } from '../../../tools/content/stored-files.ts'
import { rememberPublication } from './publication.ts'
import * as repository from './repository.ts'

const { answer, CONTENT, git, THEIRS } = repository

/** What waits for approval: a branch of a remote, the address that the host has answered, and the pages it makes. */
type Sent = { remote: string; branch: string; url?: string; pages: SitePages }

const RECORD = `${STORED}/sent.json`

/** The last commit that was made of the owner's content, which Git keeps by this name. */
const COMMIT = 'refs/editor/sent'

/** Hosts shorten names of branches in addresses of previews, Cloudflare to 28 characters: room for a number is left. */
const LONGEST = 26

const readSent = () => readStored<Sent>(RECORD)

/** What waits, with its pull request, and its preview where the checkout says how the host names it. */
export async function findSent() {
  const { branch, url } = readSent() ?? {}
  if (!branch) return undefined
  const pattern = await answer('config', 'editor.previewUrl')
  const preview = pattern.replaceAll('{branch}', branch.replace(/[^a-z0-9]+/g, '-'))
  const links = { 'The host says': url, 'To look at': preview }
  return { branch, links: Object.entries(links).filter(([, url]) => /^https?:/.test(url ?? '')) }
}

/** A commit after these, or the only one of them if it has all files already. */
async function commitAfter(tree: string, ...heads: string[]): Promise<string> {
  const parents = await git('merge-base', '--independent', ...heads)
  if ((await answer('rev-parse', '--verify', '--quiet', `${parents}^{tree}`)) === tree)
    return parents
  const after = parents.split('\n').flatMap((one) => ['-p', one])
  return git('commit-tree', tree, '-m', 'Update the content', ...after)
}

/** A name that no branch of the remote has, of the day and the first changed file. */
async function nameBranch(remote: string, first = ''): Promise<string> {
  const name = `content/${localDay()}-${slugOf(path.parse(first).name)}`.slice(0, LONGEST)
  const taken = await git('ls-remote', '--heads', remote)
  for (let count = 1; ; count += 1) {
    const branch = name.replace(/-+$/, '') + (count > 1 ? `-${count}` : '')
    if (!`${taken}\n`.includes(`/${branch}\n`)) return branch
  }
}

/** Sends the content to a branch of its own, or to the one that waits, with what others have changed there. The checkout stays as it is. @param pages of this content @returns the branch @throws OwnerError */
export async function send(remote: string, pages: SitePages): Promise<string> {
  await repository.fetchRemote()
  await settleSent()
  try {
    const sent = readSent()
    const beside = { GIT_INDEX_FILE: path.resolve(STORED, 'index') }
    await repository.runGit(['read-tree', 'HEAD'], beside)
    await repository.runGit(['add', '--all', '--', CONTENT], beside)
    const { stdout: tree } = await repository.runGit(['write-tree'], beside)
    const own = await commitAfter(tree.trim(), 'HEAD', ...(sent ? [COMMIT] : []))
    const changed = await git('diff', '--name-only', '-z', `${THEIRS}...${own}`, '--', CONTENT)
    if (!changed) throw new OwnerError('The remote has all that you have saved.')
    const branch = sent?.branch ?? (await nameBranch(remote, changed.split('\0')[0]))
    const ref = `refs/heads/${branch}`
    let commit = own
    if (sent && (await git('ls-remote', remote, ref))) {
      await git('fetch', '--quiet', remote, ref)
      const both = await git('merge-tree', '--write-tree', own, 'FETCH_HEAD')
      commit = await commitAfter(both, own, 'FETCH_HEAD')
    }
    const { stderr } = await repository.runGit(['push', remote, `${commit}:${ref}`])
    await git('update-ref', COMMIT, own)
    const [, url] = /^remote:.*?(https?:\/\/[^\s\p{Cc}"'<>]+)/mu.exec(stderr) ?? []
    replaceFile(RECORD, JSON.stringify({ remote, branch, url: sent?.url ?? url, pages }))
    return branch
  } catch (error) {
    return repository.explain(error)
  }
}

async function forget(): Promise<void> {
  await git('update-ref', '-d', COMMIT)
  rmSync(RECORD, { force: true })
}

/** Forgets what was sent once it is merged, by what was last fetched, or gone. @returns what to tell the owner */
export async function settleSent(): Promise<string> {
  const { remote = '', branch, pages } = readSent() ?? {}
  if (!pages) return ''
  // A squashed or rebased merge is another commit, but what was sent adds nothing to it.
  const both = await answer('merge-tree', '--write-tree', THEIRS, COMMIT)
  const isMerged = both === (await git('rev-parse', `${THEIRS}^{tree}`))
  if (!isMerged && (await git('ls-remote', remote, `refs/heads/${branch}`))) return ''
  await forget()
  if (isMerged) rememberPublication(pages)
  return isMerged
    ? `What you sent for approval as ${branch} is merged.`
    : `The branch ${branch} is gone from the remote, and not merged as you sent it. To send your content again, press “Send for approval”.`
}

/** Removes the branch from the remote, unless somebody has changed it. The content stays on this computer. */
export async function withdraw(): Promise<{ done: string }> {
  const { remote = '', branch } = readSent() ?? {}
  const ref = `refs/heads/${branch}`
  const lease = `--force-with-lease=${ref}:${COMMIT}`
  // Where there is no answer, nothing is forgotten.
  await git('ls-remote', remote, ref).catch(repository.explain)
  const isGone = await answer('push', '--porcelain', lease, remote, `:${ref}`)
  await forget()
  const stays = `The editor forgets the branch ${branch}, but the remote keeps it: somebody has changed it.`
  return { done: isGone ? 'Withdrawn. What you sent is still on this computer.' : stays }
}
