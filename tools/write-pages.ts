import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createRequestHandler, type RequestHandler } from 'react-router'

/** A line of the build's output with the number of written pages and files. */
export const PAGES_WRITTEN = /^Pages written: (\d+) of (\d+)$/

/** Addresses with an extension are files; the others are pages, with a folder each. */
const FILE_ENDING = /\.\w+$/

/**
 * Requests one address from the built application and writes the response.
 * @throws if the status is not 200; the cause has been logged already
 */
async function writeAddress(handle: RequestHandler, client: string, address: string) {
  const response = await handle(new Request(new URL(address, 'http://localhost')))
  if (response.status !== 200)
    throw new Error(`${address} could not be written: ${response.status}`)
  const file = path.join(client, FILE_ENDING.test(address) ? address : `${address}/index.html`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
}

/**
 * Writes every page and file of the site, by requesting them from the built application without a server
 * (https://reactrouter.com/api/utils/createRequestHandler; decision 018).
 * @param build folder of the release, with `server` and `client` in it
 * @param addresses of all pages and files, without a trailing slash
 */
export async function writePages(build: string, addresses: readonly string[]): Promise<void> {
  // Loaded by Node itself: Vite, which loads the configuration, would replace `import()` and transform the module.
  const server = createRequire(import.meta.url)(path.resolve(build, 'server/index.js'))
  const handle = createRequestHandler(server, 'production')
  for (const [index, address] of addresses.entries()) {
    await writeAddress(handle, path.join(build, 'client'), address)
    console.log(`Pages written: ${index + 1} of ${addresses.length}`)
  }
}
