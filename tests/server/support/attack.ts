import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import { rawRequest } from './raw-request.ts'
import { runServer } from './run-server.ts'
import { putSite } from './site.ts'
import { temporaryFolder } from './test-database.ts'

/** What nobody may read: in files beside the site's folder, and in the folder of the messages. */
export const SECRET = 'a-secret-that-no-address-leads-to'

const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)

/** Runs a property on generated attacks. The seed is printed; `ATTACK_SEED` repeats a run. */
export async function attack<Args extends [unknown, ...unknown[]]>(
  runs: number,
  property: fc.IAsyncProperty<Args>,
) {
  console.log(`ATTACK_SEED=${SEED}, ${runs} attacks`)
  await fc.assert(property, { numRuns: runs, seed: SEED })
}

/** Starts the server with a small site, in a folder that has secrets beside it. */
export async function startVictim(settings: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  mkdirSync(DATA_DIR)
  const files = {
    'index.html': 'a page',
    'about/index.html': 'a page',
    'assets/app.js': 'a script',
    'large.txt': Buffer.alloc(20_000_000),
  }
  const SITE_DIR = putSite({}, files, folder)
  for (const file of ['secret.txt', 'client/.env', 'client/.git', 'data/secret.txt', 'client-old'])
    writeFileSync(join(folder, file), SECRET)
  const given = { SITE_DIR, DATA_DIR, RATE_LIMIT_PER_MINUTE: '0', ...settings }
  const server = await runServer(given)

  /** Sends bytes; resolves with everything that comes back, none of which may reveal a secret. */
  const send = async (bytes: string) => {
    const answer = await rawRequest(server.url, bytes)
    expect(told(answer, folder)).toEqual([])
    return answer
  }

  onTestFinished(async () => {
    // It runs as before, and no request failed on its side.
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
    expect(server.child.exitCode).toBe(null)
    const failed = server.output.text.split('\n').filter((line) => /"error"|"status":5/.test(line))
    expect(failed).toEqual([])
  })
  return { ...server, ...given, send }
}

/**
 * Opens connections that send `bytes`, then one byte of `slowly` a second.
 * @param reads whether they read what comes back
 * @returns how many have been closed
 */
export async function openMany(
  url: string,
  count: number,
  bytes: string,
  slowly = '',
  reads = true,
) {
  let closed = 0
  for (let opened = 0; opened < count; opened++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let sent = 0
    const timer = setInterval(() => socket.write(slowly[sent++] ?? ''), 1000)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      closed++
    })
    if (reads) socket.resume()
    socket.write(bytes)
    onTestFinished(() => void socket.destroy())
    // The system may forget some of those that are opened together.
    if (opened % 100 === 0) await once(socket, 'connect')
  }
  return () => closed
}

/** The most memory that a process has had, in MB; 0 on systems that do not say so. */
export function peakMemory(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The status of the first response; undefined if the connection was closed without one. */
export const statusOf = (answer: string) => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
  return status === undefined ? undefined : Number(status)
}

/** What a response must not reveal: a secret, a path of the machine, a stack, a program or its version. */
function told(answer: string, folder: string): string[] {
  const patterns = {
    secret: SECRET,
    folder,
    project: process.cwd(),
    'a path': 'node_modules',
    'a stack': /\n\s+at |\bat \S+ \(|\w+Error\b/,
    'a program': /^(?:server|x-powered-by):|\b(?:hono|sqlite|nodejs|node\/|v26\.)/im,
    'a failure': /^HTTP\/1\.1 5/m,
  }
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    const found = typeof pattern === 'string' ? answer.includes(pattern) : pattern.test(answer)
    return found ? [`${name} in ${answer.slice(0, 2000)}`] : []
  })
}
