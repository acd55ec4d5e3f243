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
import { type BuiltSite, fileOf } from './built-site.ts'
import type { Host } from './hosts.ts'

/** The first element in the head of every page (`app/root.tsx`), as React writes it. */
const CHARSET = '<meta charSet="utf-8"/>'

/** Adds the policies to the head of a page, without `frame-ancestors`, which browsers ignore there. */
function addPolicies(file: string, headers: BuiltSite['headers']): void {
  const html = readFileSync(file, 'utf8')
  if (!html.includes(CHARSET)) throw new Error(`${file} does not begin with ${CHARSET}.`)
  const policy = headers['Content-Security-Policy']?.replace(/frame-ancestors [^;]*; /, '')
  const referrer = headers['Referrer-Policy']
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="${referrer}"/>`
  writeFileSync(file, html.replace(CHARSET, CHARSET + meta))
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
  { pages, headers }: BuiltSite,
  { pageFile, policyInPages }: NonNullable<Host['copy']>,
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
    if (policyInPages) addPolicies(target, headers)
  }
  move('404/index.html', '404.html')
  for (const page of pages) move(fileOf(page), page === '/' ? 'index.html' : pageFile(page))
}
