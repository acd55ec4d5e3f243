import { channelsOf } from '../delivery/channels.ts'
import { OwnerError } from '../owner-error.ts'
import { releaseEnquiry } from '../store/requeue.ts'
import { type Command, idFrom } from './command.ts'

export const notSpam: Command = {
  usage: 'ID',
  does: 'takes a message out of quarantine, into the outbox',
  options: {},
  access: 'change',
  run({ database, settings, write, now }, _given, words) {
    const id = idFrom(words, `not-spam ${notSpam.usage}`)
    const { enquiries } = channelsOf(settings)
    if (!database || !releaseEnquiry(database, id, enquiries, now())) {
      throw new OwnerError(`There is no message ${id} in quarantine.`)
    }
    write(`${id} is in the outbox now.\n`)
  },
}
