import { OwnerError } from '../owner-error.ts'
import { printableLine } from '../printable.ts'
import { countEnquiriesBy, markEnquiry } from '../store/answers.ts'
import { ANSWER_STATES } from '../store/database.ts'
import { type Command, oneOf } from './command.ts'

export const mark: Command = {
  usage: 'ID new|answered|closed [--note TEXT]',
  does: 'marks an enquiry, so that you are no longer reminded of it',
  options: { note: { type: 'string' } },
  access: 'change',
  async run({ database, write }, { note }, [id = '', given, ...more]) {
    const state = ANSWER_STATES.find((one) => one === given)
    if (!state || more.length > 0)
      throw new OwnerError(`mark needs an id, and then ${oneOf(ANSWER_STATES)}.`)
    const text = note === undefined ? undefined : String(note)
    if (!database || !(await markEnquiry(database, id.toLowerCase(), state, text)))
      throw new OwnerError(`There is no enquiry ${id}.`)
    write(`${id} is ${state}.\n`)
  },
}

export const count: Command = {
  usage: '[--json]',
  does: 'counts the enquiries by page and campaign, and says how long answers took',
  options: { json: { type: 'boolean' } },
  access: 'read',
  async run({ database, write }, { json }) {
    if (!database) return write('No enquiries.\n')
    const counts = await countEnquiriesBy(database)
    if (json) return write(`${JSON.stringify(counts, null, 2)}\n`)
    for (const { page, campaign, enquiries } of counts.rows)
      write(`${String(enquiries).padStart(6)}  ${printableLine(`${page}  ${campaign}`).trim()}\n`)
    const { answered, medianHours } = counts
    write(
      `\n${answered} answered${answered ? `, half of them within ${medianHours} hours` : ''}.\n`,
    )
  },
}
