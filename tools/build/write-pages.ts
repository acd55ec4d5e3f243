import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'

/** Addresses with an extension are files; the others are pages, with a folder each. */
const FILE_ENDING = /\.\w+$/

/** Loads the built application by Node itself: Vite, which loads the configuration, would transform the module. */
export const loadApplication = (release: string): ServerBuild =>
  createRequire(import.meta.url)(path.resolve(release, 'server/index.js'))

/** What the build needs of a page's definition (`definePage`). */
export type PageEntry = { label: string; name?: string; noindex?: boolean; searchable?: boolean }

/** The definitions of all pages (`app/content/site-pages.server.ts`). @throws Error if one is missing */
export const sitePages = ({ entry }: ServerBuild) =>
  (entry.module as unknown as { sitePages(): Map<string, PageEntry> }).sitePages()

/** Renders pages and files by requesting them without a server (decision 018). @throws if a status is not 200 */
export async function renderPages(application: ServerBuild, addresses: readonly string[]) {
  const handle = createRequestHandler(application, 'production')
  const render = async (address: string) => {
    const response = await handle(new Request(new URL(address, 'http://localhost')))
    if (response.status !== 200)
      throw new Error(`${address} could not be written: ${response.status}`)
    return [address, new Uint8Array(await response.arrayBuffer())] as const
  }
  return new Map(await Promise.all(addresses.map(render)))
}

/** Writes what was rendered at each address. */
export async function writeFiles(client: string, rendered: ReadonlyMap<string, Uint8Array>) {
  for (const [address, bytes] of rendered) {
    const file = path.join(client, FILE_ENDING.test(address) ? address : `${address}/index.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}
