import { existsSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { FIELD } from '../../contract/fields.ts'
import { writeCsv } from '../../server/commands/export.ts'
import { channelsOf } from '../../server/delivery/channels.ts'
import { OwnerError } from '../../server/owner-error.ts'
import { printableLine } from '../../server/printable.ts'
import type { Settings } from '../../server/settings.ts'
import { asJson } from '../../server/store/as-json.ts'
import type { ChannelName, StoredEnquiry } from '../../server/store/enquiry.ts'
import { DATABASE_FILE, openDatabase, openForReading } from '../../server/store/open-database.ts'
import {
  countQuarantined,
  enquiryReader,
  readEnquiries,
} from '../../server/store/read-enquiries.ts'
import { releaseEnquiry } from '../../server/store/requeue.ts'
import type { Enquiry, EnquiryList } from '../protocol.ts'
import { OwnerMistake } from './owner-mistake.ts'

/** The database of the enquiries. */
export type Messages = {
  folder: string
  name: string
  /** Whether it is a backup: a change there would not reach the server. */
  isCopy: boolean
  /** What an enquiry is queued for. */
  channels: readonly ChannelName[]
}

/** How many enquiries the list shows. */
const MOST = 200

const START_LENGTH = 140

/**
 * Where the enquiries are.
 * @param copy a backup of the server's database
 * @throws OwnerError if there is no such file
 */
export function messagesAt(copy: string | undefined, settings: Settings): Messages {
  const channels = channelsOf(settings).enquiries
  if (!copy) return { folder: settings.dataDir, name: DATABASE_FILE, isCopy: false, channels }
  if (!existsSync(copy)) throw new OwnerError(`There is no file ${copy}.`)
  return { folder: path.dirname(copy), name: path.basename(copy), isCopy: true, channels }
}

/** Runs `work` on the open database, and closes it. */
function use<Result>(open: () => DatabaseSync, work: (database: DatabaseSync) => Result): Result {
  let database: DatabaseSync | undefined
  try {
    database = open()
    return work(database)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof OwnerError) throw new OwnerMistake(409, message)
    if (code !== 'ERR_SQLITE_ERROR') throw error
    throw new OwnerMistake(409, `The enquiries cannot be used: ${message}.`)
  } finally {
    database?.close()
  }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Those that contain a text, the newest first. */
function find(database: DatabaseSync, { suspected = '', query = '' }): StoredEnquiry[] {
  const wanted = suspected === 'true' ? { status: 'quarantined' as const } : {}
  const text = plain(query.trim())
  const found: StoredEnquiry[] = []
  for (const enquiry of readEnquiries(database, wanted)) {
    const { name, email, message, details } = enquiry
    const words = [name, email, message, details[FIELD.result] ?? '']
    if (words.some((one) => plain(one).includes(text))) found.push(enquiry)
  }
  return found.reverse()
}

function asLine({ id, receivedAt, name, email, message, details, status }: StoredEnquiry) {
  const [line = ''] = (message || (details[FIELD.result] ?? '')).trim().split('\n')
  return {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    name: printableLine(name),
    email: printableLine(email),
    start: printableLine(line.slice(0, START_LENGTH).toWellFormed()),
    status,
  }
}

/** The endpoints of the enquiries: personal data, which no browser may keep. */
export function createEnquiries({ folder, name, isCopy, channels }: Messages): Hono {
  const place = path.join(folder, name)
  const read = <Result>(work: (database: DatabaseSync) => Result) =>
    existsSync(place) ? use(() => openForReading(folder, name), work) : undefined

  const app = new Hono()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.get('/', (c) => {
    const list = read((database) => {
      const found = find(database, c.req.query())
      const suspected = countQuarantined(database)
      return { suspected, found: found.length, lines: found.slice(0, MOST).map(asLine) }
    })
    const nothing = { suspected: 0, found: 0, lines: [] }
    return c.json({
      place,
      isThere: list !== undefined,
      ...(list ?? nothing),
    } satisfies EnquiryList)
  })
  app.get('/csv', (c) => {
    const rows: string[] = []
    writeCsv(read((database) => find(database, c.req.query())) ?? [], (row) => rows.push(row))
    return c.body(rows.join(''), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    })
  })
  app.get('/enquiry', (c) => {
    const stored = read((database) => enquiryReader(database)(c.req.query('id') ?? ''))
    if (!stored) throw new OwnerMistake(404, 'This enquiry is no longer there.')
    return c.json({ ...asJson(stored), isCopy } satisfies Enquiry)
  })
  app.post('/not-spam', async (c) => {
    const { id } = await c.req.json<{ id: string }>()
    if (isCopy) throw new OwnerMistake(409, 'This is a copy: the server would not learn of it.')
    const released =
      existsSync(place) &&
      use(
        () => openDatabase(folder, name),
        (database) => releaseEnquiry(database, id, channels, Date.now()),
      )
    if (!released) throw new OwnerMistake(404, 'This enquiry is no longer suspected.')
    return c.json({})
  })
  return app
}
