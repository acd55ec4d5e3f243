import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SECURITY_HEADERS } from '../middleware/security-headers.ts'
import { ENCODINGS, type Encoding } from './accept-encoding.ts'
import { contentType } from './content-types.ts'

/** Larger files are read from the disk each time, a piece after the other. */
const LARGEST_KEPT = 512 * 1024

/** One form of a file: as it is, or one of its compressed copies. */
export interface Variant {
  file: string
  size: number
  /** Nothing for a large one. */
  body: Buffer | undefined
  etag: string
  /** Names and values in turn, the form that Node writes fastest. */
  headers: string[]
}

/** A file of the site, ready to be sent. */
export interface SiteFile {
  plain: Variant
  compressed: Partial<Record<Encoding, Variant>>
  modified: number
  isPage: boolean
  /** Changes whenever the file or one of its copies does. */
  signature: string
  bytes: number
}

type Found = { file: string; size: number; mtimeMs: number; encoding?: Encoding }

/** Finds `path` below `root`, or the page in the folder of that name; with the copies beside it. */
export async function findSiteFile(root: string, path: string): Promise<Found[]> {
  const named = path === '' ? undefined : await found(join(root, path))
  const plain = named ?? (await found(join(root, path, 'index.html')))
  if (!plain) return []
  const copies = Object.entries(ENCODINGS).map(async ([encoding, suffix]) => {
    const copy = await found(plain.file + suffix)
    return copy && { ...copy, encoding: encoding as Encoding }
  })
  return [plain, ...(await Promise.all(copies)).filter((copy) => copy !== undefined)]
}

export const signatureOf = (all: Found[]) =>
  all.map(({ file, size, mtimeMs }) => `${file} ${size} ${mtimeMs}`).join('\n')

/** Reads what was found, and prepares all that does not depend on the request. */
export async function loadSiteFile(
  all: Found[],
  extraHeaders: Record<string, string>,
): Promise<SiteFile> {
  const bodies = await Promise.all(
    all.map(({ file, size }) => (size <= LARGEST_KEPT ? readFile(file) : undefined)),
  )
  const [original] = all as [Found]
  const isPage = original.file.endsWith('.html')
  const shared = [
    ...['Content-Type', contentType(original.file, bodies[0])],
    ...['Cache-Control', cacheControl(original.file)],
    ...['Last-Modified', new Date(original.mtimeMs).toUTCString()],
    ...(all.length > 1 ? ['Vary', 'Accept-Encoding'] : []),
    ...Object.entries({ ...SECURITY_HEADERS, ...(isPage ? extraHeaders : {}) }).flat(),
  ]
  const variants = all.map(({ file, size, mtimeMs, encoding }, index): Variant => {
    const body = bodies[index]
    const etag = `"${body ? hash(body) : `${size.toString(36)}-${mtimeMs.toString(36)}`}"`
    const own = ['ETag', etag, ...(encoding ? ['Content-Encoding', encoding] : [])]
    return { file, size: body?.length ?? size, body, etag, headers: [...shared, ...own] }
  })
  return {
    plain: variants[0] as Variant,
    compressed: Object.fromEntries(all.map(({ encoding }, i) => [encoding, variants[i]]).slice(1)),
    modified: Math.floor(original.mtimeMs / 1000) * 1000,
    isPage,
    signature: signatureOf(all),
    bytes: bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0),
  }
}

async function found(file: string): Promise<Found | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? { file, size: stats.size, mtimeMs: stats.mtimeMs } : undefined
}

const hash = (body: Buffer) => createHash('sha1').update(body).digest('base64url')

/** Files under `assets/` carry a hash of their content in their name: they never change. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A page's data, fetched when the visitor points at a link, is still good when they click it. */
const A_MINUTE = 'public, max-age=60'

const cacheControl = (file: string) => {
  if (/[\\/]assets[\\/]/.test(file)) return FOREVER
  return file.endsWith('.data') ? A_MINUTE : 'no-cache'
}
