import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type BuiltSite, fileOf, POLICY } from './built-site.ts'
import type { Host } from './hosts.ts'

/** Adds a policy to the head of a page, without `frame-ancestors`, which browsers ignore there. */
function addPolicy(file: string, policy: string): void {
  const html = readFileSync(file, 'utf8')
  const charset = /<meta charset="utf-8"\/?>/i
  if (!charset.test(html))
    throw new Error(`${file} has no charset, after which a policy would stand.`)
  const own = policy.replace(/frame-ancestors [^;]*; ?/, '')
  const meta = `<meta http-equiv="${POLICY}" content="${own}"/>`
  writeFileSync(
    file,
    html.replace(charset, (found) => found + meta),
  )
}

/** Copies a folder without the compressed copies, since these hosts compress by themselves. */
const copyPlain = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) })

/**
 * Copies the built site for a host: with a `404.html`, and each page in the file that the host expects.
 * @param client the folder of the built site
 * @param folder the target folder, which is emptied first
 */
export function copySite(
  client: string,
  folder: string,
  { pages, notFound }: BuiltSite,
  { pageFile, policyIn }: NonNullable<Host['copy']>,
): void {
  rmSync(folder, { recursive: true, force: true })
  copyPlain(client, folder)
  const move = (from: string, to: string) => {
    const target = path.join(folder, to)
    mkdirSync(path.dirname(target), { recursive: true })
    const source = path.join(folder, from)
    renameSync(source, target)
    const left = path.dirname(source)
    if (readdirSync(left).length === 0) rmdirSync(left)
    return target
  }
  const missing = move('404/index.html', '404.html')
  if (policyIn !== 'no page') addPolicy(missing, notFound)
  for (const [page, policy] of pages) {
    const file = page === '/' ? 'index.html' : pageFile(page)
    const moved = move(fileOf(page), file)
    if (policyIn === 'every page') addPolicy(moved, policy)
  }
}
