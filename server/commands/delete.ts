import { OwnerError } from '../owner-error.ts'
import { eraseMessage, eraseSender } from '../store/erase-messages.ts'
import { type Command, idFrom, noSuchMessage } from './command.ts'

export const deleteMessages: Command = {
  usage: 'ID | --email ADDRESS',
  does: 'deletes one message, or all from one address, quarantine included, leaving no trace',
  options: { email: { type: 'string' } },
  run({ database, write }, given, words) {
    if (given.email === undefined) {
      const id = idFrom(words, `delete ${deleteMessages.usage}`)
      if (!database || eraseMessage(database, id) === 0) throw noSuchMessage(id)
      return write(`${id} is deleted.\n`)
    }
    if (words.length > 0) throw new OwnerError('Either an id or --email, not both.')
    const email = String(given.email)
    const count = database ? eraseSender(database, email) : 0
    write(`${count} ${count === 1 ? 'message' : 'messages'} from ${email} deleted.\n`)
  },
}
