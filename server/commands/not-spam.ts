import { channelsOf } from '../delivery/channels.ts'
import { OwnerError } from '../owner-error.ts'
import { releaseEnquiry } from '../store/requeue.ts'
import { type Command, idFrom } from './command.ts'

export const notSpam: Command = {
  usage: 'ID',
  does: 'takes a message out of quarantine, so that it is sent to you',
  options: {},
  access: 'change',
  async run({ database, settings, write, now }, _given, positionals) {
    const id = idFrom(positionals, `not-spam ${notSpam.usage}`)
    const { enquiries } = channelsOf(settings)
    if (!database || !(await releaseEnquiry(database, id, enquiries, now()))) {
      throw new OwnerError(`There is no message ${id} in quarantine.`)
    }
    write(`${id} is out of quarantine and will be sent to you.\n`)
  },
}
