import { OwnerError } from '../owner-error.ts'
import type { Database } from '../store/database.ts'
import { eraseEnquiry, eraseSender } from '../store/erase-enquiries.ts'
import { BUSY_MS } from '../store/open-sqlite.ts'
import { wipeTraces } from '../store/wipe.ts'
import { type Command, idFrom, noSuchEnquiry } from './command.ts'

export const deleteEnquiries: Command = {
  usage: 'ID | --email ADDRESS',
  does: 'deletes one message, or all messages from one address, without a trace; also in quarantine',
  options: { email: { type: 'string' } },
  access: 'change',
  async run({ database, write }, given, positionals) {
    if (given.email !== undefined && positionals.length > 0) {
      throw new OwnerError('Give either an id or --email, not both.')
    }
    if (given.email === undefined) {
      const id = idFrom(positionals, `delete ${deleteEnquiries.usage}`)
      const isDeleted = database !== undefined && (await eraseEnquiry(database, id)) > 0
      if (isDeleted) write(`${id} is deleted.\n`)
      await wipe(database)
      if (!isDeleted) throw noSuchEnquiry(id)
    } else {
      const email = String(given.email)
      const count = database ? await eraseSender(database, email) : 0
      write(`${count} ${count === 1 ? 'message' : 'messages'} from ${email} deleted.\n`)
      await wipe(database)
    }
  },
}

/** Also wipes traces of earlier deletions that could not be wiped while another program was reading. */
async function wipe(database: Database | undefined) {
  if (!database || (await wipeTraces(database, BUSY_MS))) return
  throw new OwnerError(
    'The messages are deleted, but their text is still in the files of the database, because another program is reading them. ' +
      'The running server removes it within a minute after that program ends. Or run this command again.',
  )
}
