import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../programs.ts'

/** Where Debian and its relatives put the programs of PostgreSQL; elsewhere they are in `PATH`. */
const program = (name: string) =>
  globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name

/** Whether PostgreSQL is on this machine: `apt-get install postgresql`. */
export const hasPostgres = spawnSync(program('postgres'), ['--version']).status === 0

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts a real PostgreSQL in a new folder. Call `stop` at the end. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'kiteline-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const url = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`
  let count = 0

  async function run(name: string, ...args: string[]) {
    const options = { ...user, cwd: folder, stdio: 'ignore' as const }
    const [status] = await once(spawn(program(name), ['-D', data, ...args], options), 'exit')
    if (status !== 0) throw new Error(`${name} ended with ${status}`)
  }

  // The tests end processes, not the machine: no need to wait for the disk (-F).
  const options = `-F -h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=200`
  const start = () => run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options)
  /** Stops it at once, as a crash would: https://www.postgresql.org/docs/current/app-pg-ctl.html */
  const crash = () => run('pg_ctl', 'stop', '-m', 'immediate')

  await run('initdb', '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  await start()
  return {
    /** Makes an empty database, and returns its address. */
    async newDatabase(): Promise<string> {
      const name = `messages_${++count}`
      const client = new Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return url(name)
    },
    /** Stops it as a crash would, for so long. */
    async crash(ms = 0) {
      await crash()
      await sleep(ms)
      await start()
    },
    async stop() {
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
