import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { channelsOf } from '../jobs/job-types.ts'
import { OwnerError } from '../owner-error.ts'
import { printable, printableLine } from '../printable.ts'
import { backUp, restore as restoreFrom } from '../store/copies.ts'
import type { Database } from '../store/database.ts'
import {
  asJson,
  countQuarantined,
  deleteEnquiries,
  readEnquiries,
  readEnquiry,
  type StoredEnquiry,
  sentFrom,
  type Wanted,
  wipeTraces,
} from '../store/enquiries.ts'
import { releaseEnquiry, retryAll, retryEnquiry } from '../store/jobs.ts'
import { type Command, oneArgument, statusFrom } from './command.ts'

const noSuchEnquiry = (id: string) => new OwnerError(`There is no enquiry ${id}.`)

const inWords = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

export const list: Command = {
  usage: '[--status STATUS] [--self-tests] [--json]',
  does: 'lists the enquiries, the newest last; for quarantine, add --status quarantined',
  options: {
    status: { type: 'string' },
    'self-tests': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  access: 'read',
  async run({ database, write }, given) {
    const wanted = { status: statusFrom(given), selfTests: given['self-tests'] === true }
    const chunks = given.json ? listJson(database, wanted) : listText(database, wanted)
    for await (const chunk of chunks) write(chunk)
    if (given.json || wanted.status || !database) return
    // Without this line, the owner would miss an enquiry that was taken for spam.
    const count = await countQuarantined(database)
    if (count > 0)
      write(
        `Suspected spam, not listed here: ${count}. See npm run messages -- list --status quarantined\n`,
      )
  },
}

/** Streams one JSON array, since the outbox may be of any size. */
async function* listJson(database: Database | undefined, wanted: Wanted) {
  let separator = '[\n  '
  for await (const enquiry of database ? readEnquiries(database, wanted) : []) {
    yield separator + printable(JSON.stringify(asJson(enquiry)))
    separator = ',\n  '
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n'
}

async function* listText(database: Database | undefined, wanted: Wanted) {
  let count = 0
  for await (const enquiry of database ? readEnquiries(database, wanted) : []) {
    count += 1
    yield `${asLine(enquiry)}\n`
  }
  if (count === 0) yield 'No enquiries.\n'
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

export const show: Command = {
  usage: 'ID [--json]',
  does: 'shows everything about one enquiry',
  options: { json: { type: 'boolean' } },
  access: 'read',
  async run({ database, write }, given, positionals) {
    const id = oneArgument(positionals, 'id', `show ${show.usage}`)
    const enquiry = database && (await readEnquiry(database, id))
    if (!enquiry) throw noSuchEnquiry(id)
    const all = asJson(enquiry)
    if (given.json) return write(`${printable(JSON.stringify(all, null, 2))}\n`)
    const { message, details, channels, ...rest } = all
    const { [FIELD.result]: result, ...others } = details
    const line = (name: string, value: unknown) =>
      write(`${`${printableLine(name)}:`.padEnd(22)}${printable(String(value))}\n`)
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined && value !== false) line(name, value)
    for (const [name, { status, ...more }] of Object.entries(channels))
      line(
        `by ${name}`,
        [status, ...Object.entries(more).map(([key, value]) => `${key} ${value}`)].join(', '),
      )
    if (message) write(`\n${printable(message)}\n`)
    // Apart from the fields above, because a visitor may have sent fields of the same names.
    if (Object.keys(others).length > 0) write('\nSent with it:\n')
    for (const [name, value] of Object.entries(others)) line(name, value)
    if (result) write(`\n${FIELD.result}:\n${printable(result)}\n`)
  },
}

export const retry: Command = {
  usage: 'ID | --all',
  does: 'sends one enquiry again, or all enquiries that failed or are waiting',
  options: { all: { type: 'boolean' } },
  access: 'change',
  async run({ database, write }, given, positionals) {
    if (given.all && positionals.length > 0)
      throw new OwnerError('Give either an id or --all, not both.')
    if (given.all) {
      const count = database ? await retryAll(database) : 0
      return write(`${inWords(count)} will be sent now, or when the server starts.\n`)
    }
    const id = oneArgument(positionals, 'id', `retry ${retry.usage}`)
    if (!database || !(await retryEnquiry(database, id))) throw noSuchEnquiry(id)
    write(`${id} will be sent now, or when the server starts.\n`)
  },
}

export const notSpam: Command = {
  usage: 'ID',
  does: 'takes an enquiry out of quarantine, so that it is sent to you',
  options: {},
  access: 'change',
  async run({ database, settings, write }, _given, positionals) {
    const id = oneArgument(positionals, 'id', `not-spam ${notSpam.usage}`)
    const { enquiries } = channelsOf(settings)
    if (!database || !(await releaseEnquiry(database, id, enquiries)))
      throw new OwnerError(`There is no enquiry ${id} in quarantine.`)
    write(`${id} is out of quarantine and will be sent to you.\n`)
  },
}

export const remove: Command = {
  usage: 'ID | --email ADDRESS',
  does: 'deletes one enquiry, or all enquiries from one address, without a trace; also in quarantine',
  options: { email: { type: 'string' } },
  access: 'change',
  async run({ database, write }, { email }, positionals) {
    if (email !== undefined && positionals.length > 0)
      throw new OwnerError('Give either an id or --email, not both.')
    const id =
      email === undefined ? oneArgument(positionals, 'id', `delete ${remove.usage}`) : undefined
    const which = id === undefined ? sentFrom(String(email)) : sql<boolean>`id = ${id}`
    const count = database ? await deleteEnquiries(database, which) : 0
    if (id === undefined) write(`${inWords(count)} from ${email} deleted.\n`)
    else if (count > 0) write(`${id} is deleted.\n`)
    // Also traces of earlier deletions, which another program kept from being wiped.
    if (database && !(await wipeTraces(database)))
      throw new OwnerError(
        'The text of what was deleted is still in the files of the database, because another program is reading them. ' +
          'The running server removes it within a minute after that program ends. Or run this command again.',
      )
    if (id !== undefined && count === 0) throw noSuchEnquiry(id)
  },
}

export const backup: Command = {
  usage: 'FILE',
  does: 'copies all enquiries into a new file, also while the server receives more',
  options: {},
  access: 'read',
  async run({ database, settings, write }, _given, positionals) {
    const file = oneArgument(positionals, 'file', `backup ${backup.usage}`)
    if (!database) throw new OwnerError(`There are no enquiries in ${settings.dataDir} yet.`)
    if (existsSync(file))
      throw new OwnerError(`${file} exists already. Please choose another name.`)
    try {
      await backUp(database, file)
    } catch (error) {
      throw new OwnerError(`${file} cannot be written: ${(error as Error).message}.`)
    }
    write(
      `All enquiries are in ${file}. It contains personal data: keep it where only you can read it.\n`,
    )
  },
}

export const restore: Command = {
  usage: 'FILE',
  does: 'adds the enquiries of a backup, or of the file of another server; those already there stay',
  options: {},
  access: 'create',
  async run({ database, write }, _given, positionals) {
    const file = oneArgument(positionals, 'file', `restore ${restore.usage}`)
    if (!existsSync(file)) throw new OwnerError(`There is no file ${file}.`)
    const count = database ? await restoreFrom(database, file) : 0
    write(`${inWords(count)} restored.`)
    write(` Delete ${file} once you no longer need it: it contains personal data.\n`)
  },
}
