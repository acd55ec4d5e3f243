import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compressFiles } from '../finish-build/compress-files.ts'

/** Another site, served as ours is. */
export type OtherSite = { url: string; has: (path: string) => boolean; stop: () => void }

/**
 * Serves a copy of a folder of static files, compressed as ours are.
 * @returns its address, whether it has a page, and a function that stops it
 */
export async function serveFolder(folder: string): Promise<OtherSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-beside-'))
  cpSync(realpathSync(folder), root, { recursive: true })
  await compressFiles(root)
  const app = new Hono().use(serveStatic({ root, precompressed: true }))
  const server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    has: (page) => existsSync(path.join(root, page, 'index.html')),
    stop: () => {
      server.close()
      rmSync(root, { recursive: true })
    },
  }
}
