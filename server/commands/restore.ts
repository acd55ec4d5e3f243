import { existsSync } from 'node:fs'
import { OwnerError } from '../owner-error.ts'
import { restoreMessages } from '../store/restore-messages.ts'
import type { Command } from './command.ts'

export const restore: Command = {
  usage: 'FILE',
  does: 'brings the messages of a rescued copy, or of a backup, back into the outbox',
  options: {},
  access: 'create',
  run({ database, write }, _given, words) {
    const [file, ...more] = words
    if (!file || more.length > 0)
      throw new OwnerError(`This needs one file: restore ${restore.usage}`)
    if (!existsSync(file)) throw new OwnerError(`There is no file ${file}.`)
    const count = database ? restoreMessages(database, file) : 0
    write(
      `${count} ${count === 1 ? 'message' : 'messages'} brought back. ${file} is no longer needed: delete it.\n`,
    )
  },
}
