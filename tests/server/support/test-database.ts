import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Channels } from '../../../server/store/insert-messages.ts'
import { messageInserter } from '../../../server/store/insert-messages.ts'
import type { NewMessage } from '../../../server/store/message.ts'
import { openDatabase } from '../../../server/store/open-database.ts'

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiteline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const newMessage = (given: Partial<NewMessage> = {}): NewMessage => ({
  id: undefined,
  receivedAt: 1_000_000,
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  details: {},
  suspicion: undefined,
  quarantined: false,
  selfTest: false,
  ...given,
})

const MAIL: Channels = { enquiries: ['mail'], selfTests: ['mail'] }

/** A database in a real file, with a short way of putting messages in. */
export function testDatabase(channels: Channels = MAIL) {
  const folder = temporaryFolder()
  const database = openDatabase(folder)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  const insert = messageInserter(database, channels)
  return {
    folder,
    database,
    insert,
    store: (given: Partial<NewMessage> = {}) => insert(newMessage(given)).id,
  }
}
