import { onTestFinished, vi } from 'vitest'
import { SEND_FORM_PATH } from '../../../contract/fields.ts'
import type { SiteSettings } from '../../../contract/site-settings.ts'
import { readSettings } from '../../../server/settings.ts'
import { startServer } from '../../../server/start-server.ts'
import { command } from './command.ts'
import { alarmsAt, asPageCall, HEALTH_TOKEN } from './run-server.ts'
import { putSite } from './site.ts'
import { temporaryFolder } from './test-database.ts'

/** The server in this process until the test is over, with visitors and the owner's commands. */
export async function startHere(
  given: Record<string, string> = {},
  site: Partial<SiteSettings> = {},
  logRequest?: (request: object) => void,
) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const own = { DATA_DIR: temporaryFolder(), SITE_DIR: putSite(site), PORT: '0', HEALTH_TOKEN }
  const environment = { ...own, ...given }
  const server = await startServer(readSettings(environment), logRequest)
  onTestFinished(() => server.stop())
  return {
    ...server,
    environment,
    send: (fields: Record<string, string> = {}) =>
      fetch(server.url + SEND_FORM_PATH, asPageCall(fields)),
    type: (...typed: string[]) => command({ ...environment, PORT: `${server.port}` }, ...typed),
    health: async () => {
      const { status } = await fetch(`${server.url}/healthz`)
      return { status, alarms: await alarmsAt(server.url) }
    },
  }
}
