import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start-server.ts'

/** Serves the built site on a free port, with a temporary outbox. @returns its address, its outbox, and how to stop it */
export async function serveSite(environment: Record<string, string> = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'kiteline-messages-'))
  const server = await startServer({ ...readSettings({ ...environment, DATA_DIR: data }), port: 0 })
  return {
    url: server.url,
    data,
    stop: async () => {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
