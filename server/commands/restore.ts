import { existsSync } from 'node:fs'
import { OwnerError } from '../owner-error.ts'
import { restoreMessages } from '../store/restore-messages.ts'
import { type Command, fileFrom } from './command.ts'

export const restore: Command = {
  usage: 'FILE',
  does: 'brings the messages of a rescued copy or a backup back to the outbox',
  options: {},
  access: 'create',
  run({ database, write }, _given, positionals) {
    const file = fileFrom(positionals, `restore ${restore.usage}`)
    if (!existsSync(file)) throw new OwnerError(`There is no file ${file}.`)
    const count = database ? restoreMessages(database, file) : 0
    write(
      `${count} ${count === 1 ? 'message' : 'messages'} restored. Delete ${file} once you no longer need it: it contains personal data.\n`,
    )
  },
}
