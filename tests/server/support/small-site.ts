import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { beforeEach } from 'vitest'
import { siteRelease } from '../../../server/site/site-release.ts'
import { listen } from './receiver.ts'
import { putSite } from './site.ts'
import { testApp } from './test-app.ts'

export const HOME = '<!doctype html><title>Home</title>'
export const SCRIPT = '"a script that is worth compressing";'.repeat(50)
export const MOVIE = Buffer.from(Array.from({ length: 600 * 1024 }, (_, i) => i % 251))

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A site of a few files, served over a socket until the test is over. */
async function startSmallSite() {
  const root = putSite({}, {})

  function put(path: string, content: string | Buffer, modified = 1_700_000_000) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    utimesSync(file, modified, modified)
  }

  put('index.html', HOME)
  put('about/index.html', '<title>About</title>')
  put('404/index.html', '<title>Nothing here</title>')
  put('__spa-fallback.html', 'never')
  put('assets/app-abc123.js', SCRIPT)
  put('assets/app-abc123.js.br', brotliCompressSync(SCRIPT))
  put('assets/app-abc123.js.gz', gzipSync(SCRIPT))
  put('film.mp4', MOVIE)
  const { app } = testApp({ release: siteRelease(root) })
  const answer = getRequestListener(app.fetch)
  const server = createServer((asked, response) => void answer(asked, response))
  const port = await listen(server)

  /** Uses a plain socket, because `fetch` would normalise the address. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ port, path, headers, method, host: '127.0.0.1' }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode, headers: answer.headers, body })
      })
      sent.on('error', reject).end()
    })

  return { put, get }
}

/** A small site for each test of a file. */
export function smallSite() {
  let site: Awaited<ReturnType<typeof startSmallSite>>
  beforeEach(async () => {
    site = await startSmallSite()
  })
  const put: typeof site.put = (...given) => site.put(...given)
  const get: typeof site.get = (...given) => site.get(...given)
  return { put, get }
}
