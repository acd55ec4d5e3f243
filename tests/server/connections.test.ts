import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Holding, listen } from '../../server/listen.ts'
import { eventually } from './support/eventually.ts'
import { head, rawRequest } from './support/raw-request.ts'
import { runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

const LARGE = Buffer.alloc(8 * 1024 * 1024)

/** Connections that send what they are given and never read a byte. */
function connections(port: number, count: number, text: string, localAddress = '127.0.0.1') {
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write(text)
    return socket
  })
}

/** The peak memory of a process, in MB (Linux). */
const mostMemory = (pid = 0) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A visitor during the attack. */
const visit = async (url: string) => (await fetch(url)).status

describe.runIf(process.platform === 'linux')('A visitor is served, and memory stays low', () => {
  async function start() {
    const folder = temporaryFolder()
    const SITE_DIR = join(folder, 'site')
    mkdirSync(SITE_DIR)
    writeFileSync(join(SITE_DIR, 'index.html'), 'x'.repeat(50_000))
    writeFileSync(join(SITE_DIR, 'large.mp4'), LARGE)
    const settings = { DATA_DIR: join(folder, 'data'), SITE_DIR }
    const server = await runServer(settings, ['--max-old-space-size=256'])
    return { ...server, port: Number(new URL(server.url).port) }
  }

  test.each([
    [
      'while a hundred send 1,800 requests each',
      100,
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1800),
    ],
    ['while a hundred request a large file', 100, 'GET /large.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s and read nothing', async (_, count, text) => {
    const { url, port, child } = await start()
    connections(port, count, text)
    for (let times = 0; times < 3; times++) expect(await visit(url)).toBe(200)
    expect(mostMemory(child.pid)).toBeLessThan(400)
  })
})

/** A server with this handler and these connection limits. */
async function holding(given: Partial<Holding>, handler: RequestListener) {
  const { servers, port } = await listen(handler, 0, '127.0.0.1', given)
  onTestFinished(() => {
    for (const server of servers) server.close().closeAllConnections()
  })
  return port
}
const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const isClosed = (sockets: Socket[]) => sockets.map(({ closed }) => closed)

test('A client that does not read its response is disconnected', async () => {
  const closed: string[] = []
  const port = await holding({ stalledMs: 300 }, (_, response) => {
    response.once('close', () => closed.push(response.writableFinished ? 'sent' : 'left'))
    response.end(LARGE)
  })
  connections(port, 3, ASK)
  await eventually(() => closed).toEqual(['left', 'left', 'left'])
})

test('Above a limit, the connection with the oldest request makes room for a new one', async () => {
  const port = await holding({ connections: 5, perAddress: 3 }, (_, response) => response.end('.'))
  /** Opens one more connection and gets a response. */
  const come = async (from: string) => {
    const [socket] = connections(port, 1, ASK, from) as [Socket]
    await once(socket.resume(), 'data')
    return socket
  }
  const mine = [await come('127.0.0.1'), await come('127.0.0.1'), await come('127.0.0.1')]
  mine[0]?.write(ASK)
  await once(mine[0] as Socket, 'data')
  mine.push(await come('127.0.0.1'))
  await eventually(() => isClosed(mine)).toEqual([false, true, false, false])

  const theirs = [await come('127.0.0.2'), await come('127.0.0.2'), await come('127.0.0.3')]
  await eventually(() => isClosed(mine)).toEqual([false, true, true, false])
  expect(isClosed(theirs)).toEqual([false, false, false])
})

test('Pipelined requests are answered in order, and too many are not answered at all', async () => {
  let answers = 0
  const port = await holding({}, async ({ url }, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    answers += 1
    response.end(url)
  })
  const paths = Array.from({ length: 20 }, (_, i) => `/${i}`)
  const ahead = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const answer = await rawRequest(`http://127.0.0.1:${port}`, ...ahead, head('GET /last'))
  expect(answer.match(/(?<=\r\n\r\n\/)(?:\d+|last)/g)).toEqual(
    [...paths.keys(), 'last'].map(String),
  )

  answers = 0
  const [socket] = connections(port, 1, ASK.repeat(1000)) as [Socket]
  await once(socket.resume(), 'close')
  expect(answers).toBeLessThan(100)
})

test('A large body is read only as fast as the handler reads it', async () => {
  let waiting: IncomingMessage | undefined
  const port = await holding({}, (request, response) => {
    waiting = request
    request.on('end', () => response.end('all of it'))
  })
  const length = 1024 * 1024
  const post = head('POST /', `Content-Length: ${length}`)
  const answer = rawRequest(`http://127.0.0.1:${port}`, post, Buffer.alloc(length))
  await eventually(() => waiting?.readableLength).toBeGreaterThan(10_000)
  expect(waiting?.readableLength).toBeLessThan(200_000)
  waiting?.resume()
  expect(await answer).toContain('all of it')
})
