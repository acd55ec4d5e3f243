import { cpSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type BuiltSite, fileOf } from './built-site.ts'
import type { Host } from './hosts.ts'

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
  { pages }: BuiltSite,
  { pageFile }: NonNullable<Host['copy']>,
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
  }
  move('404/index.html', '404.html')
  for (const page of pages) move(fileOf(page), page === '/' ? 'index.html' : pageFile(page))
}
