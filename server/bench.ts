/** Measures what safety costs, here and now: `node server/bench.ts [--seconds 10] [--count 100000]`. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Amount, type LoadResult, load } from './bench/load.ts'

const CONNECTIONS = 64
const WARM_UP: Amount = { count: 2000, ms: 5000 }

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, count: { type: 'string', default: '100000' } },
})
const amount: Amount = {
  count: atLeastOne('--count', values.count),
  ms: values.seconds ? atLeastOne('--seconds', values.seconds) * 1000 : Number.POSITIVE_INFINITY,
}

/** What is measured: the server as it runs, and the same with a last link that forgets at once. */
const kinds = { durable: 'kept on disk (WAL, full sync)', memory: 'stored nowhere' } as const

console.log(
  `${CONNECTIONS} connections, up to ${amount.count} messages each, the page's own call\n`,
)
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
    String(result.acknowledged),
    String(result.refused),
    Math.round((result.acknowledged / result.ms) * 1000).toLocaleString('en'),
    percentile(result, 0.5).toFixed(1),
    percentile(result, 0.99).toFixed(1),
    percentile(result, 1).toFixed(1),
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
    const result = await load(port, CONNECTIONS, amount)
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

function percentile({ latencies }: LoadResult, part: number): number {
  return (
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? Number.NaN
  )
}

function atLeastOne(option: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  console.error(`${option} is "${text}", but must be a whole number from 1 up.`)
  return process.exit(1)
}
