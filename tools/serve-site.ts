import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '../server/settings.ts'
import { startServer } from '../server/start-server.ts'

/**
 * Serves the built site on a free port with an outbox that is thrown away.
 * @returns its address, and how to stop it
 */
export async function serveSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'look-messages-'))
  const server = await startServer({ ...readSettings({ DATA_DIR: data }), port: 0 })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
