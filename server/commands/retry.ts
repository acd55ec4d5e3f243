import { OwnerError } from '../owner-error.ts'
import { retryAll, retryEnquiry } from '../store/requeue.ts'
import { type Command, idFrom, noSuchEnquiry } from './command.ts'

export const retry: Command = {
  usage: 'ID | --all',
  does: 'sends one message again, or all messages that failed or are waiting',
  options: { all: { type: 'boolean' } },
  access: 'change',
  async run({ database, write, now }, given, positionals) {
    if (given.all && positionals.length > 0)
      throw new OwnerError('Give either an id or --all, not both.')
    if (given.all) {
      const count = database ? await retryAll(database, now()) : 0
      const messages = count === 1 ? 'message' : 'messages'
      return write(`${count} ${messages} will be sent now, or when the server starts.\n`)
    }
    const id = idFrom(positionals, `retry ${retry.usage}`)
    if (!database || !(await retryEnquiry(database, id, now()))) throw noSuchEnquiry(id)
    write(`${id} will be sent now, or when the server starts.\n`)
  },
}
