import { existsSync } from 'node:fs'
import { OwnerError } from '../owner-error.ts'
import { restoreMessages } from '../store/restore-messages.ts'
import type { Command } from './command.ts'

export const restore: Command = {
  usage: 'FILE',
  does: 'brings the messages of a rescued copy or a backup back to the outbox',
  options: {},
  access: 'create',
  run({ database, write }, _given, positionals) {
    const [file, ...more] = positionals
    if (!file || more.length > 0)
      throw new OwnerError(`This command needs one file: restore ${restore.usage}`)
    if (!existsSync(file)) throw new OwnerError(`There is no file ${file}.`)
    const count = database ? restoreMessages(database, file) : 0
    write(
      `${count} ${count === 1 ? 'message' : 'messages'} restored. Please delete ${file}: you no longer need it.\n`,
    )
  },
}
