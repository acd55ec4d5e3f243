import { closeSync, openSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { sortableTime, startOfDay, timeForOwner } from '../../contract/working-time.ts'
import { csvOf } from '../desk/csv.ts'
import { channelsOf } from '../jobs/job-types.ts'
import { runSelfTest } from '../jobs/self-test.ts'
import { wholeEnquiry } from '../mails/compose-mail.ts'
import { printable, printableLine } from '../printable.ts'
import type { Settings } from '../settings.ts'
import { endLinks, holderNamed, linksFor, renewLinkKey } from '../signed-links.ts'
import { countEnquiriesBy, setStatus } from '../store/answers.ts'
import { backUp, restore as restoreFrom } from '../store/copies.ts'
import { ANSWER_STATES, type Database } from '../store/database.ts'
import { deleteEnquiries, wipeTraces } from '../store/deletion.ts'
import {
  asJson,
  countSuspected,
  mailboxOf,
  readEnquiries,
  readEnquiry,
  STATUSES,
  type Status,
  type StoredEnquiry,
  sentBy,
} from '../store/enquiries.ts'
import { retryEnquiries } from '../store/jobs.ts'

export interface CommandContext {
  settings: Settings
  database: Database
  site(): SiteSettings
  write(text: string): void
}

export type Given = Record<string, string | boolean | undefined>

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

export interface Command {
  /** Its arguments, as the help shows them: words in capitals, or an option instead after `|`. */
  usage: string
  does: string
  options?: Record<string, typeof TEXT | typeof FLAG>
  createsDatabase?: true
  run(context: CommandContext, given: Given, first: string, second: string): Promise<void> | void
}

/** Parses `--status`. Throws `OwnerError` for an unknown one. */
function statusFrom({ status: text }: Given): Status | undefined {
  const status = STATUSES.find((one) => one === text)
  if (text !== undefined && !status)
    throw new OwnerError(`--status is "${text}", but must be ${oneOf(STATUSES)}.`)
  return status
}

/** `a, b or c`. */
export const oneOf = (all: readonly string[]) =>
  `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`

const noSuchEnquiry = (id: string) => new OwnerError(`There is no enquiry ${id}.`)

const inJson = (data: unknown) => `${printable(JSON.stringify(data, null, 2))}\n`

const inWords = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

const list: Command = {
  usage: '[--status STATUS] [--json]',
  does: 'lists the enquiries, the newest last; for quarantine, add --status quarantined',
  options: { status: TEXT, json: FLAG },
  async run({ database, site, write }, given) {
    const { timeZone, subjects } = site()
    const status = statusFrom(given)
    const enquiries = await Array.fromAsync(readEnquiries(database, subjects, status))
    if (given.json) return write(inJson(enquiries.map(asJson)))
    for (const enquiry of enquiries) write(`${asLine(enquiry, timeZone)}\n`)
    if (enquiries.length === 0) write('No enquiries.\n')
    const suspected = status ? 0 : await countSuspected(database)
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

const show: Command = {
  usage: 'ID [--json]',
  does: 'shows everything about one enquiry',
  options: { json: FLAG },
  async run({ site, database, write }, { json }, id) {
    const enquiry = await readEnquiry(database, id, site().subjects)
    if (!enquiry) throw noSuchEnquiry(id)
    if (json) return write(inJson(asJson(enquiry)))
    const { status, state, suspicion, note, channels } = enquiry
    const lines = Object.entries(channels).map(([channel, how]) => {
      const all = Object.entries(how).map(([name, value]) => `${name} ${value}`)
      return `${channel}: ${all.join(', ')}`
    })
    const about = [`${status}, ${state}${suspicion ? `, suspected: ${suspicion}` : ''}`, ...lines]
    const parts = [about.join('\n'), note, wholeEnquiry(enquiry, site())]
    write(`${printable(parts.filter(Boolean).join('\n\n'))}\n`)
  },
}

const retry: Command = {
  usage: 'ID | --all',
  does: 'sends one enquiry again, or all enquiries that failed or are waiting',
  options: { all: FLAG },
  async run({ database, write }, { all }, id) {
    const count = await retryEnquiries(database, all ? undefined : id)
    if (!all && count === 0) throw noSuchEnquiry(id)
    write(`${inWords(count)} will be sent now, or when the server starts.\n`)
  },
}

const mark: Command = {
  usage: 'ID STATE [--note TEXT]',
  does: `marks an enquiry as ${oneOf(ANSWER_STATES)}, and adds a note; new takes it out of quarantine`,
  options: { note: TEXT },
  async run({ database, settings, site, write }, { note = '' }, id, given) {
    const state = ANSWER_STATES.find((one) => one === given)
    if (!state) throw new OwnerError(`STATE is "${given}", but must be ${oneOf(ANSWER_STATES)}.`)
    const now = timeForOwner(Date.now(), site())
    const mark = { state, note: String(note) }
    const { enquiries } = channelsOf(settings)
    if ((await setStatus(database, enquiries, id, mark, now)) !== 'done') throw noSuchEnquiry(id)
    write(`${id} is ${state}.\n`)
  },
}

const count: Command = {
  usage: '[--from DAY] [--to DAY] [--json]',
  does: 'counts enquiries by month, campaign and page: all, answered within the promise, and won; a day is as 2026-11-27',
  options: { from: TEXT, to: TEXT, json: FLAG },
  async run({ database, site, write }, { json, from, to }) {
    const dayOf = (name: string, given: Given[string], later = 0) => {
      if (given === undefined) return undefined
      const start = startOfDay(String(given), site().timeZone, later)
      if (start === undefined)
        throw new OwnerError(`--${name} is "${given}", but must be a day such as 2026-11-27.`)
      return start
    }
    const counts = await countEnquiriesBy(database, site(), dayOf('from', from), dayOf('to', to, 1))
    if (json) return write(inJson(counts))
    for (const [sort, rows] of Object.entries(counts)) {
      const most = Math.max(...rows.map(({ enquiries }) => enquiries))
      write(`${'all  in time  won'.padStart(44)}  ${sort}\n`)
      for (const { name, enquiries, inTime, won } of rows) {
        const figures = `${enquiries}`.padStart(6) + `${inTime}`.padStart(9) + `${won}`.padStart(5)
        const bar = '█'.repeat(Math.ceil((enquiries / most) * 24)).padEnd(24)
        write(`${bar}${figures}  ${printableLine(name || '–')}\n`)
      }
    }
  },
}

const desk: Command = {
  usage: '[--for NAME] [--end NAME] [--new-key]',
  does: 'prints the link to all enquiries, for a phone; --for NAME makes it that of one person, whose notes have the name; --end NAME ends the links of a person, --new-key all earlier ones, both those in mails too',
  options: { for: TEXT, end: TEXT, 'new-key': FLAG },
  createsDatabase: true,
  async run({ database, site, write }, given) {
    const { for: whose, end } = given
    const nameOf = (text: Given[string]) => holderNamed(site(), String(text))
    if (given['new-key']) await renewLinkKey(database)
    if (end !== undefined) {
      await endLinks(database, site(), nameOf(end))
      return write(`The links of ${nameOf(end)} have ended, those in mails too.\n`)
    }
    const name = whose === undefined ? '' : nameOf(whose)
    if (whose !== undefined && !/^[^\p{Cc}]+$/u.test(name))
      throw new OwnerError('--for needs a name, on one line.')
    write(`${(await linksFor(database, site(), name, true))?.desk}\n`)
  },
}

const exportCsv: Command = {
  usage: '[--status STATUS] [--out FILE]',
  does: 'writes the enquiries as CSV, for a spreadsheet',
  options: { status: TEXT, out: TEXT },
  async run({ database, site, write }, given) {
    const { timeZone, subjects } = site()
    const enquiries = readEnquiries(database, subjects, statusFrom(given))
    const rows = csvOf(enquiries, timeZone)
    if (given.out === undefined) {
      for await (const row of rows) write(row)
      return
    }
    try {
      // Readable by the owner alone, like the database.
      const file = openSync(String(given.out), 'w', 0o600)
      for await (const row of rows) writeSync(file, row)
      closeSync(file)
    } catch (error) {
      throw new OwnerError(`${given.out} cannot be written: ${(error as Error).message}.`)
    }
  },
}

const remove: Command = {
  usage: 'ID | --email ADDRESS',
  does: 'deletes one enquiry, or all enquiries from one address, without a trace; also in quarantine',
  options: { email: TEXT },
  async run({ database, write }, { email }, id) {
    const which =
      email === undefined ? sql<boolean>`id = ${id}` : sentBy({ mailbox: mailboxOf(String(email)) })
    const count = await deleteEnquiries(database, which)
    if (email !== undefined || count > 0) write(`${inWords(count)} deleted.\n`)
    // Also traces of earlier deletions, which another program kept from being wiped.
    if (!(await wipeTraces(database)))
      throw new OwnerError(
        'The text of what was deleted is still in the files of the database, because another program is reading them. ' +
          'The running server removes it within a minute after that program ends. Or run this command again.',
      )
    if (email === undefined && count === 0) throw noSuchEnquiry(id)
  },
}

const backup: Command = {
  usage: 'FILE',
  does: 'copies all enquiries into a new file, also while the server receives more',
  async run({ database, write }, _given, file) {
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

const restore: Command = {
  usage: 'FILE',
  does: 'adds the enquiries of a backup, or of the file of another server; those already there stay',
  createsDatabase: true,
  async run({ database, write }, _given, file) {
    write(`${inWords(await restoreFrom(database, file))} restored.`)
    write(` Delete ${file} once you no longer need it: it contains personal data.\n`)
  },
}

const selfTest: Command = {
  usage: '[--url URL]',
  does: 'sends a test enquiry as the page does, and reports whether it arrives',
  options: { url: TEXT },
  createsDatabase: true,
  async run({ settings, database, write }, { url }) {
    const host = String(url ?? `http://localhost:${settings.port}`)
    const { ok, text } = await runSelfTest(database, { host, isOurs: url === undefined })
    if (!ok) throw new OwnerError(`The self-test failed: ${text}.`)
    write(`The self-test passed: ${text}.\n`)
  },
}

/** All commands by name, in the order of the help. */
export const COMMANDS: Record<string, Command> = {
  ...{ list, show, export: exportCsv, retry, delete: remove },
  ...{ backup, count, desk, mark, restore, 'self-test': selfTest },
}
