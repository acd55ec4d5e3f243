import { FIELD } from '../../contract/fields.ts'
import { printable, printableLine } from '../printable.ts'
import { asJson } from '../store/as-json.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'
import { readEnquiry } from '../store/read-enquiries.ts'
import { type Command, idFrom, noSuchEnquiry } from './command.ts'

export const show: Command = {
  usage: 'ID [--json]',
  does: 'shows everything about one message',
  options: { json: { type: 'boolean' } },
  access: 'read',
  async run({ database, write }, given, positionals) {
    const id = idFrom(positionals, `show ${show.usage}`)
    const message = database && (await readEnquiry(database, id))
    if (!message) throw noSuchEnquiry(id)
    const all = asJson(message)
    if (given.json) return write(`${printable(JSON.stringify(all, null, 2))}\n`)
    const { message: text, details, channels, ...rest } = all
    const { [FIELD.result]: result, ...others } = details
    for (const [name, value] of Object.entries({ ...rest, ...asLines(channels), ...others })) {
      if (value !== undefined && value !== false) {
        write(`${`${printableLine(name)}:`.padEnd(22)}${printable(String(value))}\n`)
      }
    }
    if (text) write(`\n${printable(text)}\n`)
    if (result) write(`\n${FIELD.result}:\n${printable(result)}\n`)
  },
}

/** Each channel's state in one line: `failed, attempts 24, …`. */
const asLines = (channels: StoredEnquiry['channels']) =>
  Object.fromEntries(
    Object.entries(channels).map(([name, { status, ...more }]) => [
      `by ${name}`,
      [status, ...Object.entries(more).map(([key, value]) => `${key} ${value}`)].join(', '),
    ]),
  )
