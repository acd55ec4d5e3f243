import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { sortableTime, startOfDay, timeForOwner } from '../../contract/working-time.ts'
import { postAlarm } from '../jobs/alarm.ts'
import { labelOf } from '../jobs/compose-mail.ts'
import { channelsOf } from '../jobs/job-types.ts'
import { printable, printableLine } from '../printable.ts'
import { runSelfTest } from '../self-test.ts'
import { countEnquiriesBy, setStatus } from '../store/answers.ts'
import { backUp, restore as restoreFrom } from '../store/copies.ts'
import { ANSWER_STATES } from '../store/database.ts'
import { deleteEnquiries, wipeTraces } from '../store/deletion.ts'
import { deskLink, renewDeskKey } from '../store/desk.ts'
import {
  asJson,
  countSuspected,
  mailboxOf,
  readEnquiries,
  readEnquiry,
  type StoredEnquiry,
  sentBy,
} from '../store/enquiries.ts'
import { retryEnquiries } from '../store/jobs.ts'
import { type Command, FLAG, type Given, oneOf, statusFrom, TEXT } from './command.ts'

const noSuchEnquiry = (id: string) => new OwnerError(`There is no enquiry ${id}.`)

const inWords = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

export const list: Command = {
  usage: '[--status STATUS] [--json]',
  does: 'lists the enquiries, the newest last; for quarantine, add --status quarantined',
  options: { status: TEXT, json: FLAG },
  async run({ database, site, write }, given) {
    const { timeZone, subjects } = site()
    const status = statusFrom(given)
    let count = 0
    // Written one by one, since the outbox may be of any size.
    for await (const enquiry of database ? readEnquiries(database, subjects, status) : []) {
      const json = `${count++ === 0 ? '[' : ','}\n  ${JSON.stringify(asJson(enquiry))}`
      write(given.json ? printable(json) : `${asLine(enquiry, timeZone)}\n`)
    }
    if (given.json) return write(count === 0 ? '[]\n' : '\n]\n')
    if (count === 0) write('No enquiries.\n')
    const suspected = status || !database ? 0 : await countSuspected(database)
    // Without this line, the owner would miss an enquiry that was taken for spam.
    if (suspected > 0)
      write(
        `Suspected spam, not listed here: ${suspected}. See npm run messages -- list --status quarantined\n`,
      )
  },
}

function asLine(stored: StoredEnquiry, timeZone?: string): string {
  const { id, receivedAt, status, state, name, email, message, details, channels } = stored
  const when = sortableTime(receivedAt, timeZone).slice(0, 16)
  const start = (message || (details[FIELD.result] ?? '')).slice(0, 60).toWellFormed()
  const errors = Object.values(channels).flatMap((one) =>
    one.status === 'waiting' ? [] : (one.lastError ?? []),
  )
  const note = errors.length > 0 ? `  (${errors.join('; ')})` : ''
  const parts = [`${name} <${email || details[FIELD.phone]}>`, start + note].map(printableLine)
  return [id, when, status.padEnd(11), state.padEnd(8), ...parts].join('  ')
}

export const show: Command = {
  usage: 'ID [--json]',
  does: 'shows everything about one enquiry',
  options: { json: FLAG },
  async run({ site, database, write }, { json }, id) {
    const enquiry = database && (await readEnquiry(database, id, site().subjects))
    if (!enquiry) throw noSuchEnquiry(id)
    const all = asJson(enquiry)
    if (json) return write(`${printable(JSON.stringify(all, null, 2))}\n`)
    const { message, details, channels, ...given } = all
    const time = (moment?: number) => moment && timeForOwner(moment, site())
    const rest = {
      ...given,
      receivedAt: time(enquiry.receivedAt),
      answeredAt: time(enquiry.answeredAt),
    }
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
    for (const [name, value] of Object.entries(others)) line(labelOf(site(), name), value)
    if (result) write(`\n${labelOf(site(), FIELD.result)}:\n${printable(result)}\n`)
  },
}

export const retry: Command = {
  usage: 'ID | --all',
  does: 'sends one enquiry again, or all enquiries that failed or are waiting',
  options: { all: FLAG },
  async run({ database, write }, { all }, id) {
    const count = database ? await retryEnquiries(database, all ? undefined : id) : 0
    if (!all && count === 0) throw noSuchEnquiry(id)
    write(`${inWords(count)} will be sent now, or when the server starts.\n`)
  },
}

export const mark: Command = {
  usage: 'ID STATE [--note TEXT]',
  does: `marks an enquiry as ${oneOf(ANSWER_STATES)}, and adds a note; new takes it out of quarantine`,
  options: { note: TEXT },
  async run({ database, settings, site, write }, { note = '' }, id, given) {
    const state = ANSWER_STATES.find((one) => one === given)
    if (!state) throw new OwnerError(`STATE is "${given}", but must be ${oneOf(ANSWER_STATES)}.`)
    const now = timeForOwner(Date.now(), site())
    const mark = { state, note: String(note) }
    const { enquiries } = channelsOf(settings)
    const result = database && (await setStatus(database, enquiries, id, mark, now))
    if (result !== 'done') throw noSuchEnquiry(id)
    write(`${id} is ${state}.\n`)
  },
}

export const count: Command = {
  usage: '[--from DAY] [--to DAY] [--json]',
  does: 'counts enquiries by month, campaign and page: all, answered within the promise, and won; a day is as 2026-11-27',
  options: { from: TEXT, to: TEXT, json: FLAG },
  async run({ database, site, write }, { json, from, to }) {
    if (!database) return write('No enquiries.\n')
    const dayOf = (name: string, given: Given[string], later = 0) => {
      const start = given && startOfDay(String(given), site().timeZone, later)
      if (given && !start)
        throw new OwnerError(`--${name} is "${given}", but must be a day such as 2026-11-27.`)
      return start || undefined
    }
    const counts = await countEnquiriesBy(database, site(), dayOf('from', from), dayOf('to', to, 1))
    if (json) return write(`${printable(JSON.stringify(counts, null, 2))}\n`)
    for (const sort of ['month', 'campaign', 'page'] as const) {
      const most = Math.max(...counts[sort].map(({ enquiries }) => enquiries))
      write(`${'all  in time  won'.padStart(44)}  ${sort}\n`)
      for (const { name, enquiries, inTime, won } of counts[sort]) {
        const bar = '█'.repeat(Math.ceil((enquiries / most) * 24)).padEnd(24)
        const figures = `${enquiries}`.padStart(6) + `${inTime}`.padStart(9) + `${won}`.padStart(5)
        write(`${bar}${figures}  ${printableLine(name || '–')}\n`)
      }
    }
  },
}

export const desk: Command = {
  usage: '[--new-key]',
  does: 'prints the link to all enquiries, for a phone; with --new-key all earlier links end',
  options: { 'new-key': FLAG },
  createsDatabase: true,
  async run({ database, site, write }, given) {
    if (!database) return
    if (given['new-key']) await renewDeskKey(database)
    write(`${await deskLink(database, site())}\n`)
  },
}

export const remove: Command = {
  usage: 'ID | --email ADDRESS',
  does: 'deletes one enquiry, or all enquiries from one address, without a trace; also in quarantine',
  options: { email: TEXT },
  async run({ database, write }, { email }, id) {
    const which =
      email === undefined ? sql<boolean>`id = ${id}` : sentBy({ mailbox: mailboxOf(String(email)) })
    const count = database ? await deleteEnquiries(database, which) : 0
    if (email !== undefined || count > 0) write(`${inWords(count)} deleted.\n`)
    // Also traces of earlier deletions, which another program kept from being wiped.
    if (database && !(await wipeTraces(database)))
      throw new OwnerError(
        'The text of what was deleted is still in the files of the database, because another program is reading them. ' +
          'The running server removes it within a minute after that program ends. Or run this command again.',
      )
    if (email === undefined && count === 0) throw noSuchEnquiry(id)
  },
}

export const backup: Command = {
  usage: 'FILE',
  does: 'copies all enquiries into a new file, also while the server receives more',
  async run({ database, settings, write }, _given, file) {
    if (!database) throw new OwnerError(`There are no enquiries in ${settings.dataDir} yet.`)
    if (!database.file) throw new OwnerError('Back PostgreSQL up with its own pg_dump.')
    try {
      backUp(database.file, file)
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
  createsDatabase: true,
  async run({ database, write }, _given, file) {
    const count = database ? await restoreFrom(database, file) : 0
    write(`${inWords(count)} restored.`)
    write(` Delete ${file} once you no longer need it: it contains personal data.\n`)
  },
}

export const selfTest: Command = {
  usage: '[--url URL]',
  does: 'sends a test enquiry as the page does, and reports whether it arrives',
  options: { url: TEXT },
  async run({ settings, database, site, write }, { url }) {
    const { port, alarmWebhookUrl, selfTestLimitMinutes } = settings
    const host = String(url ?? `http://localhost:${port}`)
    const isOurs = database !== undefined && url === undefined
    const limitMs = selfTestLimitMinutes * 60_000
    const { ok, text } = await runSelfTest(database, { host, isOurs, limitMs })
    if (ok) return write(`The self-test passed: ${text}.\n`)
    // The running server reports the failure at `/healthz` too, but it may be the server that is down.
    const told = `ALARM: The self-test failed: ${text}`
    if (alarmWebhookUrl)
      await postAlarm(alarmWebhookUrl, site(), told).catch(({ message }: Error) =>
        write(`The alarm webhook could not be reached: ${message}.\n`),
      )
    throw new OwnerError(`The self-test failed: ${text}.`)
  },
}
