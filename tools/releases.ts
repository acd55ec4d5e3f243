import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** What a release knows of itself (`release.json`), beside its files (`client`) and `headers.json`. */
interface Release {
  /** Digest of what it was built from. */
  sources: string
  /** Name of the release that was current before it. */
  before?: string | undefined
  /** The day from which on there is an article more to show, as 2026-11-22. */
  due?: string | undefined
}

/** The name that a site of an earlier version gets, which lay in `build/client` itself. */
const EARLIER = 'earlier'

const isLink = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()

/** The link to the current release; `client` and `headers.json` beside it lead through it. */
const CURRENT = 'current'

/** Name of the release that `build/current` leads to. */
function currentName(build: string): string | undefined {
  const link = path.join(build, CURRENT)
  return isLink(link) ? path.basename(readlinkSync(link)) : undefined
}

/** Tells whether there is a site to serve, whatever built it. */
export const hasSite = (build: string) => existsSync(path.join(build, 'client/index.html'))

/**
 * What the current release was built from and follows.
 * @param build the folder of all builds
 * @returns nothing where there is none, or it is not whole
 */
export function currentRelease(build: string): Release | undefined {
  const name = currentName(build)
  const folder = name && path.join(build, 'releases', name)
  if (!folder) return undefined
  const whole = ['release.json', 'headers.json', 'client/index.html']
  if (!whole.every((file) => existsSync(path.join(folder, file)))) return undefined
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release
}

/**
 * Makes an empty folder for a build, its own even while another build runs. Takes away old releases:
 * all but the current one, the one before it (pages that are being read ask for its assets) and
 * those that are being built.
 * @param build the folder of all builds
 */
export function newRelease(build: string): string {
  const releases = path.join(build, 'releases')
  mkdirSync(releases, { recursive: true })
  const keep = [currentName(build), currentRelease(build)?.before]
  for (const name of readdirSync(releases)) {
    if (keep.includes(name) || isBeingBuilt(name)) continue
    rmSync(path.join(releases, name), { recursive: true, force: true })
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  // One process may begin two within a millisecond.
  const own = randomBytes(3).toString('hex')
  const folder = path.join(releases, `${time}-${own}-${process.pid}`)
  mkdirSync(folder)
  return folder
}

/** A release's name ends in the number of the process that builds it. */
function isBeingBuilt(name: string): boolean {
  const [, processId] = /-(\d+)$/.exec(name) ?? []
  if (!processId) return false
  try {
    return process.kill(Number(processId), 0)
  } catch (error) {
    // It runs, but is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes a finished build the current one, in one step: `build/current` is a link, and is replaced by
 * another. `build/client`, `build/headers.json` and
 * `build/redirects.json` lead through it, without a step upwards: whoever
 * resolves links as text (Node's `realpath`, and so Vite's watcher) would go round in a circle.
 * @param build the folder of all builds
 * @param folder the release's, with `client` and `headers.json`
 * @param sources digest of what it was built from
 * @param due the day of the first article that is scheduled
 */
export function publish(build: string, folder: string, sources: string, due?: string): void {
  const name = path.basename(folder)
  const before = moveEarlierSite(build) ?? currentName(build)
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ sources, before, due }))
  replaceLink(path.join('releases', name), path.join(build, CURRENT), name)
  for (const entry of ['client', 'headers.json', 'redirects.json']) {
    const link = path.join(build, entry)
    const to = path.join(CURRENT, entry)
    if (!isLink(link) || readlinkSync(link) !== to) replaceLink(to, link, name)
  }
}

/** Puts a link in the place of a file or another link, in one step. */
function replaceLink(to: string, file: string, name: string): void {
  const next = `${file}.${name}`
  symlinkSync(to, next)
  renameSync(next, file)
}

/** A link cannot take a folder's place: the site of an earlier version becomes a release, once. */
function moveEarlierSite(build: string): string | undefined {
  const client = path.join(build, 'client')
  if (!existsSync(client) || isLink(client)) return undefined
  const folder = path.join(build, 'releases', EARLIER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const headers = path.join(build, 'headers.json')
  if (existsSync(headers) && !isLink(headers))
    renameSync(headers, path.join(folder, 'headers.json'))
  for (const left of ['built', 'server']) {
    rmSync(path.join(build, left), { recursive: true, force: true })
  }
  renameSync(client, path.join(folder, 'client'))
  return EARLIER
}
