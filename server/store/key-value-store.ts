import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { BODY_LIMIT } from '../../contract/fields.ts'

/** The result of the last self-test. */
export interface SelfTestResult {
  at: number
  ok: boolean
  text: string
}

/** Where deleted messages may have left traces. */
export type WipeOwed = 'file' | 'log' | 'nothing'

/** Key-value store in the database, shared by server and command line. */
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
    /** The secret token that marks a self-test, so that nobody else can pass off a message as one. */
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
    /** Whether the running server mails messages; it stored this when it started. */
    mails: () => read('mails') === 'yes',
    noteMails: (mails: boolean) => void write('mails', mails ? 'yes' : 'no'),
    /** Throws if the disk cannot be written. */
    noteAlive: (now: number) => void write('alive', String(now)),
    /** Writes and removes as many bytes as the largest message. Throws if the disk has no room for it. */
    tryDisk() {
      write('disk-trial', 'x'.repeat(BODY_LIMIT))
      database.prepare("DELETE FROM facts WHERE name = 'disk-trial'").run()
    },
    /** When the server was last known to run; or else, when the newest message arrived. */
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
