import { randomUUID } from 'node:crypto'
import { BODY_LIMIT } from '../../contract/fields.ts'
import type { Queries } from './database.ts'

/** The result of the last self-test. */
export interface SelfTestResult {
  at: number
  ok: boolean
  text: string
}

/** Where deleted messages may have left traces. */
export type WipeOwed = 'file' | 'log' | 'nothing'

/** Key-value store in the database, shared by the servers and the command line. */
export function keyValueStore({ db }: { db: Queries }) {
  const read = async (name: string) => {
    const query = db.selectFrom('facts').select('value').where('name', '=', name)
    return (await query.executeTakeFirst())?.value
  }
  const write = async (name: string, value: string) => {
    const query = db.insertInto('facts').values({ name, value })
    await query.onConflict((taken) => taken.column('name').doUpdateSet({ value })).execute()
  }

  return {
    /** The secret token that marks a self-test, so that nobody else can pass off a message as one. */
    async selfTestMark(): Promise<string> {
      const known = await read('self-test-mark')
      if (known) return known
      const query = db.insertInto('facts').values({ name: 'self-test-mark', value: randomUUID() })
      await query.onConflict((taken) => taken.column('name').doNothing()).execute()
      return (await read('self-test-mark')) ?? ''
    },
    lastSelfTest: async () =>
      JSON.parse((await read('last-self-test')) ?? 'null') as SelfTestResult | null,
    noteSelfTest: (result: SelfTestResult) => write('last-self-test', JSON.stringify(result)),
    /** Whether the running server mails messages; it stored this when it started. */
    mails: async () => (await read('mails')) === 'yes',
    noteMails: (mails: boolean) => write('mails', mails ? 'yes' : 'no'),
    /** Throws if the disk cannot be written. */
    noteAlive: (now: number) => write('alive', String(now)),
    /** Writes and removes as many bytes as the largest message. Throws if the disk has no room for it. */
    async tryDisk() {
      await write('disk-trial', 'x'.repeat(BODY_LIMIT))
      await db.deleteFrom('facts').where('name', '=', 'disk-trial').execute()
    },
    wipeOwed: async () => ((await read('wipe-owed')) ?? 'nothing') as WipeOwed,
    noteWipeOwed: (owed: WipeOwed) => write('wipe-owed', owed),
  }
}

export type KeyValueStore = ReturnType<typeof keyValueStore>
