import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createRequestHandler, type RequestHandler } from 'react-router'

/** A line of the build's output that says how many pages and files are written. */
export const PAGES_WRITTEN = /^Pages written: (\d+) of (\d+)$/

/** Addresses with an ending are files as they are; the others are pages, in a folder each. */
const FILE_ENDING = /\.\w+$/

/**
 * Asks the built site for one address and writes what it answers.
 * @throws if the answer is anything but 200: the reason stands in the output already
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
 * Writes every page and file of the site, by asking the built application for them, without a server
 * between (https://reactrouter.com/api/utils/createRequestHandler; decision 018).
 * @param build folder of the release, with `server` and `client` in it
 * @param addresses of all pages and files, without a slash at the end
 */
export async function writePages(build: string, addresses: readonly string[]): Promise<void> {
  // By Node itself: Vite, which reads the configuration, would take `import()` over and change what it loads.
  const server = createRequire(import.meta.url)(path.resolve(build, 'server/index.js'))
  const handle = createRequestHandler(server, 'production')
  for (const [index, address] of addresses.entries()) {
    await writeAddress(handle, path.join(build, 'client'), address)
    console.log(`Pages written: ${index + 1} of ${addresses.length}`)
  }
}
