import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { BODY_LIMIT } from '../../contract/fields.ts'

/** How the last self-test went. */
export interface SelfTestResult {
  at: number
  ok: boolean
  text: string
}

/** What deleted messages may have left their traces in. */
export type WipeOwed = 'file' | 'log' | 'nothing'

/** What server and command line tell each other through the database, besides messages. */
export function keyValueStore(database: DatabaseSync) {
  const read = (name: string) => {
    const row = database.prepare('SELECT value FROM facts WHERE name = ?').get(name)
    return row === undefined ? undefined : String(row.value)
  }
  const write = (name: string, value: string) =>
    database
      .prepare(
        `INSERT INTO facts (name, value) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      )
      .run(name, value)

  const readTime = (name: string) => {
    const text = read(name)
    return text === undefined ? undefined : Number(text)
  }

  return {
    /** What marks a self-test as ours; nobody outside knows it, so nobody can hide a message behind it. */
    selfTestMark(): string {
      const known = read('self-test-mark')
      if (known) return known
      database
        .prepare('INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)')
        .run('self-test-mark', randomUUID())
      return read('self-test-mark') ?? ''
    },
    lastSelfTest: () => JSON.parse(read('last-self-test') ?? 'null') as SelfTestResult | null,
    noteSelfTest: (result: SelfTestResult) => void write('last-self-test', JSON.stringify(result)),
    /** Whether the running server mails messages, as it said when it started. */
    mails: () => read('mails') === 'yes',
    noteMails: (mails: boolean) => void write('mails', mails ? 'yes' : 'no'),
    /** Throws if the disk takes nothing any more. */
    noteAlive: (now: number) => void write('alive', String(now)),
    /** Writes and removes as much as a message takes at most. Throws if the disk has no room for it. */
    tryDisk() {
      write('disk-trial', 'x'.repeat(BODY_LIMIT))
      database.prepare("DELETE FROM facts WHERE name = 'disk-trial'").run()
    },
    /** When the server last said that it runs; or else, when the newest message came in. */
    lastTime(): number | undefined {
      const newest = database.prepare('SELECT max(received_at) AS at FROM messages').get()?.at
      return readTime('alive') ?? (newest == null ? undefined : Number(newest))
    },
    wipeOwed: () => (read('wipe-owed') ?? 'nothing') as WipeOwed,
    noteWipeOwed: (owed: WipeOwed) => void write('wipe-owed', owed),
    clockJumpedAt: () => readTime('clock-jumped-at'),
    noteClockJump: (now: number) => void write('clock-jumped-at', String(now)),
  }
}

export type KeyValueStore = ReturnType<typeof keyValueStore>
