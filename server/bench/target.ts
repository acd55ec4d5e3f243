/**
 * The server under load, as a separate process: `node server/bench/target.ts durable|memory`.
 * "memory" is the same middleware, but stores nothing. Reports its port, and its memory when asked.
 */
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../create-app.ts'
import { listen } from '../listen.ts'
import { NEUTRAL_SITE } from '../neutral-site.ts'
import { readSettings } from '../settings.ts'
import { siteRelease } from '../site-release.ts'
import { startServer } from '../start-server.ts'

const settings = { ...readSettings(process.env), port: 0, rateLimitPerMinute: 0 }

async function startMemory() {
  const app = createApp({
    ...settings,
    store: async () => undefined,
    now: Date.now,
    limiter: () => async () => true,
    isSelfTest: () => false,
    isStored: async () => false,
    site: () => NEUTRAL_SITE,
    originRefused: () => {},
    release: siteRelease(settings.siteDir),
    health: async () => ({ healthy: true }),
    metrics: async () => '',
  })
  const listener = getRequestListener(app.fetch)
  const { port } = await listen(
    (request, response) => void listener(request, response),
    0,
    '127.0.0.1',
  )
  return { port, stop: async () => {} }
}

const server = process.argv[2] === 'memory' ? await startMemory() : await startServer(settings)
process.send?.({ port: server.port })
process.on('message', (question) => {
  if (question === 'memory') process.send?.({ bytes: process.memoryUsage().rss })
  if (question === 'stop') server.stop().then(() => process.exit(0))
})
