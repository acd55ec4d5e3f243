import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OwnerError } from '../owner-error.ts'
import { DATABASE_FILE } from '../store/open-sqlite.ts'
import { moveMessages } from '../store/restore-messages.ts'
import type { Command } from './command.ts'

export const move: Command = {
  usage: '',
  does: 'moves all messages from the file in DATA_DIR to the PostgreSQL of DATABASE_URL, while no server runs',
  options: {},
  access: 'none',
  async run({ settings, write, now }) {
    const { databaseUrl, dataDir } = settings
    if (!databaseUrl)
      throw new OwnerError('Set DATABASE_URL to the PostgreSQL that the messages move to.')
    if (!existsSync(join(dataDir, DATABASE_FILE)))
      throw new OwnerError(`There are no messages in ${dataDir}.`)
    const { former, count } = await moveMessages(settings, now())
    write(`${count} ${count === 1 ? 'message' : 'messages'} moved to PostgreSQL.\n`)
    write(`The former file is ${former}: delete it once all is well.\n`)
  },
}
