/** Measures what durable storage costs on this machine: `node server/bench.ts [--count 100000 | --seconds 10]`. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Amount, load } from './bench/load.ts'

const CONNECTIONS = 64
const WARM_UP: Amount = { amount: 2000 }

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, count: { type: 'string', default: '100000' } },
})
const until: Amount = values.seconds
  ? { duration: atLeastOne('--seconds', values.seconds) }
  : { amount: atLeastOne('--count', values.count) }
const howMuch = 'duration' in until ? `${until.duration} seconds` : `${until.amount} messages`

/** What is measured: the real server, and the same middleware without storage. */
const kinds = { durable: 'stored on disk (WAL, full sync)', memory: 'stored nowhere' } as const

console.log(`${CONNECTIONS} connections, ${howMuch} each, the page's own call\n`)
const row = (cells: string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(32) : cell.padStart(13))).join(''))
row([
  '',
  'messages',
  'refused',
  'per second',
  'p50 ms',
  'p99 ms',
  'longest ms',
  'MB before',
  'MB after',
])
for (const kind of ['durable', 'memory'] as const) {
  const { result, before, after } = await measure(kind)
  row([
    kinds[kind],
    String(result['2xx']),
    String(result.non2xx + result.errors),
    Math.round(result['2xx'] / result.duration).toLocaleString('en'),
    String(result.latency.p50),
    String(result.latency.p99),
    String(result.latency.max),
    megabytes(before),
    megabytes(after),
  ])
}

async function measure(kind: keyof typeof kinds) {
  const folder = mkdtempSync(join(tmpdir(), 'message-bench-'))
  const child = fork(join(import.meta.dirname, 'bench/target.ts'), [kind], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  })
  const answer = <Answer>() =>
    new Promise<Answer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer))
      child.once('exit', () => reject(new Error(`The ${kind} server ended`)))
    })
  try {
    const { port } = await answer<{ port: number }>()
    await load(port, CONNECTIONS, WARM_UP)
    const memory = async () => {
      child.send('memory')
      return (await answer<{ bytes: number }>()).bytes
    }
    const before = await memory()
    const result = await load(port, CONNECTIONS, until)
    return { result, before, after: await memory() }
  } finally {
    child.removeAllListeners('exit')
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  }
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1024 / 1024))
}

function atLeastOne(option: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  console.error(`${option} is "${text}", but must be a whole number from 1 up.`)
  return process.exit(1)
}
