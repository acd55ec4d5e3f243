import { type ChildProcess, execFileSync, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT = path.join(import.meta.dirname, '../..')
const CONNECTIONS = 64
const SECONDS = 5
const WARM_UP_SECONDS = 1

/** Tells whether a program is on the PATH and runs. */
export const isInstalled = (program: string, question: string): boolean =>
  spawnSync(program, [question], { stdio: 'ignore' }).status === 0

/** A port nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until something listens at a port, or `program` has ended. */
export async function listening(port: number, program: ChildProcess): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    if (program.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const answered = once(socket, 'connect').then(
      () => true,
      () => false,
    )
    const isThere = await answered
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${program.spawnargs.join(' ')} does not listen`)
}

/**
 * Starts nginx as Debian sets it up, one worker, with `deploy/nginx.conf`.
 * @param folder where `build/client` and `build/headers.json` lie; settings and temporary files go beside
 * @param serverPort where the small server is
 */
export async function startNginx(folder: string, serverPort: number) {
  const port = await freePort()
  const headers = execFileSync(process.execPath, [
    path.join(PROJECT, 'deploy/headers.mjs'),
    'nginx',
    path.join(folder, 'build/headers.json'),
  ])
  writeFileSync(path.join(folder, 'nginx-headers.conf'), headers)
  const site = readFileSync(path.join(PROJECT, 'deploy/nginx.conf'), 'utf8')
    .replace('/srv/kiteline/build/nginx-headers.conf', path.join(folder, 'nginx-headers.conf'))
    .replaceAll('/srv/kiteline', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
  writeFileSync(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n  ')
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  keepalive_requests 10000000;
  ${temporary}
  include ${path.join(folder, 'site.conf')};
}
`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  const child = spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await listening(port, child)
  return { port, child, url: `http://127.0.0.1:${port}` }
}

/** Ends a program and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Asks for the home page, gzipped, over so many connections, each again as soon as it is answered. */
async function load(port: number, seconds: number): Promise<number[]> {
  const request = 'GET / HTTP/1.1\r\nHost: kiteline.example\r\nAccept-Encoding: gzip\r\n\r\n'
  const latencies: number[] = []
  const until = performance.now() + seconds * 1000
  const oneConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true)
      let missing = 0
      let sentAt = 0
      const ask = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('The server closed a connection')))
      socket.on('data', (piece: Buffer) => {
        if (missing === 0) {
          const head = piece.subarray(0, piece.indexOf('\r\n\r\n') + 4).toString('latin1')
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
          if (!head.startsWith('HTTP/1.1 200') || !/\r\ncontent-encoding: gzip/i.test(head)) {
            reject(new Error(`Not the gzipped page: ${head}`))
          }
          missing = head.length + length
        }
        missing -= piece.length
        if (missing > 0) return
        const now = performance.now()
        latencies.push(now - sentAt)
        if (now < until) return ask()
        socket.removeAllListeners('close').end(resolve)
      })
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection))
  return latencies.sort((one, other) => one - other)
}

/** What a process and its children have used until now, as Linux tells it. */
function usage(pid: number): { megabytes: number; cpuSeconds: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const all = [pid, ...children.filter(Boolean).map(Number)].map((one) => {
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Fields 14 and 15 of proc(5), in hundredths of a second.
    const cpuSeconds = (Number(stat[11]) + Number(stat[12])) / 100
    return { megabytes: Number(memory?.[1]) / 1024, cpuSeconds }
  })
  return {
    megabytes: all.reduce((sum, one) => sum + one.megabytes, 0),
    cpuSeconds: all.reduce((sum, one) => sum + one.cpuSeconds, 0),
  }
}

async function measure(name: string, port: number, pid: number) {
  await load(port, WARM_UP_SECONDS)
  const before = usage(pid)
  const startedAt = performance.now()
  const latencies = await load(port, SECONDS)
  const seconds = (performance.now() - startedAt) / 1000
  const after = usage(pid)
  const perSecond = latencies.length / seconds
  const busy = (after.cpuSeconds - before.cpuSeconds) / seconds
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN
  console.log(
    [
      name,
      Math.round(perSecond),
      p99.toFixed(1),
      `${Math.round(busy * 100)} %`,
      Math.round(perSecond / busy),
      Math.round(before.megabytes),
      Math.round(after.megabytes),
    ].join(' | '),
  )
  return perSecond / busy
}

/** The project's own server as a process of its own, so that its memory is nobody else's. */
async function startOwn(folder: string) {
  const child = fork(path.join(PROJECT, 'server/bench/target.ts'), ['durable'], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

/** Prints what this project's server and nginx do with the same files, one after the other. */
export async function compareWithNginx(): Promise<void> {
  if (!isInstalled('nginx', '-v')) {
    console.log('\nnginx is not installed here, so the server is not compared with it.')
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kiteline-nginx-'))
  mkdirSync(path.join(folder, 'data'))
  symlinkSync(path.join(PROJECT, 'build'), path.join(folder, 'build'))
  const children: ChildProcess[] = []
  try {
    const own = await startOwn(folder)
    children.push(own.child)
    const nginx = await startNginx(folder, own.port)
    children.push(nginx.child)
    console.log(
      `\nThe home page, gzipped, ${CONNECTIONS} connections, ${SECONDS} seconds each, one process (nginx: one worker)`,
    )
    console.log(
      'server | requests/s | p99 ms | of one core | requests per second of it | MB before | MB after',
    )
    const ours = await measure('this project', own.port, own.child.pid ?? 0)
    const theirs = await measure('nginx', nginx.port, nginx.child.pid ?? 0)
    console.log(
      `Far below 100 %, the load generator or other work on this machine set the pace. By processor time ours does ${(ours / theirs).toFixed(2)} times what nginx does.`,
    )
  } finally {
    await Promise.all(children.map(end))
    rmSync(folder, { recursive: true })
  }
}
