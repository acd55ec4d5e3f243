import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import path from 'node:path'

/** The metadata of a release (`release.json`), beside its files (`client`). */
interface Release {
  sources: string
  before?: string | undefined
  /** Assets of earlier releases that it also contains, with the time when they left the site. */
  former?: Record<string, number>
  /** The day of the next scheduled article, such as 2026-11-22. */
  due?: string | undefined
}

const isLink = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()

/** The link to the current release; `client` beside it leads through it. */
const CURRENT = 'current'

/** How long a page that is open when a new release appears still finds its own scripts and pictures. */
const KEEP_FORMER_MS = 7 * 24 * 60 * 60_000

function currentName(build: string): string | undefined {
  const link = path.join(build, CURRENT)
  return isLink(link) ? path.basename(fs.readlinkSync(link)) : undefined
}

/** Whether there is a site to serve. */
export const hasSite = (build: string) => fs.existsSync(path.join(build, 'client/index.html'))

/** The metadata of the current release; undefined if there is none, or it is incomplete. */
export function currentRelease(build: string): Release | undefined {
  const name = currentName(build)
  return name ? readRelease(path.join(build, 'releases', name)) : undefined
}

function readRelease(folder: string): Release | undefined {
  if (!fs.existsSync(path.join(folder, 'client/index.html'))) return undefined
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
  } catch {
    // It is missing, or a crash has cut it short.
    return undefined
  }
}

/** A build takes less, even the first on a slow machine. */
const LONGEST_BUILD_MS = 60 * 60_000

/** Creates a folder for a build, and removes old ones but the current, the previous and those being built. */
export function newRelease(build: string): string {
  const releases = path.join(build, 'releases')
  fs.mkdirSync(releases, { recursive: true })
  const keep = [currentName(build), currentRelease(build)?.before]
  for (const name of fs.readdirSync(releases)) {
    const folder = path.join(releases, name)
    const isOld = fs.statSync(folder).mtimeMs < Date.now() - LONGEST_BUILD_MS
    if (isOld && !keep.includes(name)) fs.rmSync(folder, { recursive: true, force: true })
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  const folder = path.join(releases, `${time}-${randomUUID().slice(0, 8)}`)
  fs.mkdirSync(folder)
  return folder
}

/**
 * Makes a finished build the current release in one step, by the link `build/current`. `build/client` leads through it
 * without `..`: Vite's watcher resolves links as text and would loop for ever. @param sources the digest of its sources
 */
export function publish(
  build: string,
  folder: string,
  sources: string,
  due?: string,
  now = Date.now(),
): void {
  const name = path.basename(folder)
  const before = currentName(build)
  const former = before && keepFormerAssets(path.join(build, 'releases', before), folder, now)
  fs.writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ sources, before, due, former }),
  )
  replaceLink(path.join('releases', name), path.join(build, CURRENT), name)
  const client = path.join(build, 'client')
  if (!isLink(client)) replaceLink(path.join(CURRENT, 'client'), client, name)
}

/** Copies assets that a new release lacks into it for a week, for open pages. @returns these, with when they left */
function keepFormerAssets(before: string, folder: string, now: number): Record<string, number> {
  const assets = path.join(before, 'client/assets')
  const known = readRelease(before)?.former ?? {}
  const former: Record<string, number> = {}
  for (const file of fs.existsSync(assets) ? fs.readdirSync(assets) : []) {
    const left = known[file] ?? now
    const target = path.join(folder, 'client/assets', file)
    if (now - left >= KEEP_FORMER_MS || fs.existsSync(target)) continue
    fs.cpSync(path.join(assets, file), target, { preserveTimestamps: true })
    former[file] = left
  }
  return former
}

/** Replaces a link in one step. Windows renames no junction over another: there the site is missing for a moment. */
function replaceLink(to: string, link: string, name: string): void {
  const next = `${link}.${name}`
  fs.symlinkSync(to, next, 'junction')
  if (process.platform === 'win32' && isLink(link)) fs.unlinkSync(link)
  fs.renameSync(next, link)
}
