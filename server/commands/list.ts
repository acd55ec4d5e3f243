import { FIELD } from '../../contract/fields.ts'
import { printable, printableLine } from '../printable.ts'
import { asJson } from '../store/as-json.ts'
import type { Database } from '../store/database.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'
import { countQuarantined, readEnquiries, type Wanted } from '../store/read-enquiries.ts'
import { type Command, statusFrom } from './command.ts'

export const list: Command = {
  usage: '[--status STATUS] [--self-tests] [--json]',
  does: 'lists the messages, the newest last; for quarantine, add --status quarantined',
  options: {
    status: { type: 'string' },
    'self-tests': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  access: 'read',
  async run({ database, write }, given) {
    const wanted = { status: statusFrom(given.status), selfTests: given['self-tests'] === true }
    const chunks = given.json ? listJson(database, wanted) : listText(database, wanted)
    for await (const chunk of chunks) write(chunk)
    if (!given.json && !wanted.status) write(await suspectedSpam(database))
  },
}

/** Streams one JSON array, since the outbox may be of any size. */
async function* listJson(database: Database | undefined, wanted: Wanted) {
  let separator = '[\n  '
  for await (const message of database ? readEnquiries(database, wanted) : []) {
    yield separator + printable(JSON.stringify(asJson(message)))
    separator = ',\n  '
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n'
}

async function* listText(database: Database | undefined, wanted: Wanted) {
  let count = 0
  for await (const message of database ? readEnquiries(database, wanted) : []) {
    count += 1
    yield `${asLine(message)}\n`
  }
  if (count === 0) yield 'No messages.\n'
}

/** Without this line, the owner would miss an enquiry that was taken for spam. */
async function suspectedSpam(database: Database | undefined): Promise<string> {
  const count = database ? await countQuarantined(database) : 0
  if (count === 0) return ''
  return `Suspected spam, not listed here: ${count}. See npm run messages -- list --status quarantined\n`
}

function asLine(stored: StoredEnquiry): string {
  const { id, receivedAt, status, name, email, message, details, channels } = stored
  const when = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')
  const start = (message || (details[FIELD.result] ?? '')).slice(0, 60).toWellFormed()
  const errors = Object.values(channels).flatMap((one) =>
    one.status === 'waiting' ? [] : (one.lastError ?? []),
  )
  const note = errors.length > 0 ? `  (${errors.join('; ')})` : ''
  const parts = [`${name} <${email}>`, start + note].map(printableLine)
  return [id, when, status.padEnd(11), ...parts].join('  ')
}
