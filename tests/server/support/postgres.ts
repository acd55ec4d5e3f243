import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { freePort } from '../../programs.ts'

/** Where Debian and its relatives put the programs of PostgreSQL; elsewhere they are in `PATH`. */
const program = (name: string) =>
  globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name

/** Whether PostgreSQL is on this machine: `apt-get install postgresql`. */
export const hasPostgres = spawnSync(program('postgres'), ['--version']).status === 0

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts a real PostgreSQL in a new folder, until the tests of the file are over; undefined if there is none. */
export async function startPostgres() {
  if (!hasPostgres) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'kiteline-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const env = { ...process.env, PGDATA: join(folder, 'data') }
  const port = await freePort()
  const url = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`
  let count = 0

  async function run(name: string, ...args: string[]) {
    const options = { ...user, cwd: folder, env, stdio: 'ignore' as const }
    const [status] = await once(spawn(program(name), args, options), 'exit')
    if (status !== 0) throw new Error(`${name} ended with ${status}`)
  }

  // The tests end processes, not the machine: no need to wait for the disk (-F).
  const options = `-F -h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=200`
  const start = () => run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options)
  /** Stops it at once, as a crash would: https://www.postgresql.org/docs/current/app-pg-ctl.html */
  const crash = () => run('pg_ctl', 'stop', '-m', 'immediate')

  await run('initdb', '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  await start()
  afterAll(async () => {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** Makes an empty database, and returns its address. */
    async newDatabase(): Promise<string> {
      const name = `messages_${++count}`
      await run('createdb', '-h', folder, '-p', `${port}`, '-U', 'site', name)
      return url(name)
    },
    /** Stops it as a crash would, for so long. */
    async crash(ms = 0) {
      await crash()
      await sleep(ms)
      await start()
    },
  }
}
