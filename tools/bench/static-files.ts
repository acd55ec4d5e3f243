import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { end, isInstalled, startNginx } from '../nginx.ts'

const PROJECT = path.join(import.meta.dirname, '../..')
const CONNECTIONS = 64
const SECONDS = 5
const WARM_UP_SECONDS = 1

/** Requests the home page, gzipped, over parallel connections; each repeats it after every response. */
async function load(port: number, seconds: number): Promise<Result> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    headers: { host: 'kiteline.example', 'accept-encoding': 'gzip' },
    connections: CONNECTIONS,
    duration: seconds,
  })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests got no page`)
  return result
}

/** Memory and processor time of a process and its children so far (Linux). */
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
  const { duration, requests, latency } = await load(port, SECONDS)
  const after = usage(pid)
  const perSecond = requests.total / duration
  const busy = (after.cpuSeconds - before.cpuSeconds) / duration
  console.log(
    [
      name,
      Math.round(perSecond),
      latency.p99,
      `${Math.round(busy * 100)} %`,
      Math.round(perSecond / busy),
      Math.round(before.megabytes),
      Math.round(after.megabytes),
    ].join(' | '),
  )
  return perSecond / busy
}

/** Starts the project's own server as a separate process, to measure its memory alone. */
async function startOwn(folder: string) {
  const child = fork(path.join(PROJECT, 'server/bench/target.ts'), ['durable'], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

/** Measures and prints this project's server and nginx with the same files, one after the other. */
export async function compareWithNginx(): Promise<void> {
  if (!isInstalled('nginx', '-v')) {
    console.log('\nnginx is not installed, so the server is not compared with it.')
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
