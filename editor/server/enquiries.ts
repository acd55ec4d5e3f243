import { existsSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { timeForOwner } from '../../contract/working-time.ts'
import { subjectsOf } from '../../schemas/subjects.ts'
import { writeCsv } from '../../server/commands/export.ts'
import { channelsOf } from '../../server/jobs/job-types.ts'
import { isolatedLine } from '../../server/printable.ts'
import type { Settings } from '../../server/settings.ts'
import {
  countEnquiriesBy,
  type StatusChange,
  setStatus,
  versionOf,
} from '../../server/store/answers.ts'
import { type Channel, type Database, isDatabaseError } from '../../server/store/database.ts'
import { deleteEnquiries, wipeTraces } from '../../server/store/deletion.ts'
import {
  asJson,
  countQuarantined,
  readEnquiries,
  readEnquiry,
  type StoredEnquiry,
} from '../../server/store/enquiries.ts'
import { releaseEnquiry } from '../../server/store/jobs.ts'
import { DATABASE_FILE, openDatabase, openSqlite } from '../../server/store/sqlite.ts'
import { readContentFolder } from '../../tools/read-content-folder.ts'
import type { Enquiry, EnquiryList } from '../protocol.ts'

/** The database of the enquiries. */
export type Messages = {
  place: string
  /** Opens it; undefined if there is none yet. Throws `OwnerError`. */
  open(): Promise<Database | undefined>
  /** Whether it is a backup: a change there would not reach the server. */
  isCopy: boolean
  channels: readonly Channel[]
}

/** The language and time zone of this computer. */
const HERE = Intl.DateTimeFormat().resolvedOptions()

/** How many enquiries the list shows. */
const MOST = 200

/** The database of the enquiries. @param copy a backup of the server's @throws OwnerError if there is no such file */
export function messagesAt(copy: string | undefined, settings: Settings): Messages {
  const channels = channelsOf(settings).enquiries
  const isCopy = copy !== undefined
  if (settings.databaseUrl && !isCopy)
    return { place: 'PostgreSQL', open: () => openDatabase(settings), isCopy, channels }
  if (isCopy && !existsSync(copy)) throw new OwnerError(`There is no file ${copy}.`)
  const place = copy ?? path.join(settings.dataDir, DATABASE_FILE)
  const at = [path.dirname(place), path.basename(place)] as const
  return {
    place,
    open: async () => (existsSync(place) ? openSqlite(...at) : undefined),
    isCopy,
    channels,
  }
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** What the content says that enquiries can be about; nothing while it has errors. */
function readSubjects() {
  const { content } = readContentFolder()
  return content ? subjectsOf(content) : []
}

/** The enquiries that contain a text, newest first. */
async function find(database: Database, { suspected = '', query = '' }): Promise<StoredEnquiry[]> {
  const wanted = suspected === 'true' ? 'quarantined' : undefined
  const text = plain(query.trim())
  const found: StoredEnquiry[] = []
  for await (const enquiry of readEnquiries(database, readSubjects(), wanted)) {
    const { name, email, message, details } = enquiry
    const words = [name, email, message, ...Object.values(details)]
    if (words.some((one) => plain(one).includes(text))) found.push(enquiry)
  }
  return found.reverse()
}

function asLine({ id, receivedAt, name, email, message, details, ...states }: StoredEnquiry) {
  const [line = ''] = (message || (details[FIELD.result] ?? '')).trim().split('\n')
  return {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    name: isolatedLine(name),
    email: isolatedLine(email),
    start: isolatedLine(line.slice(0, 140).toWellFormed()),
    status: states.status,
    state: states.state,
  }
}

/** The endpoints of the enquiries: personal data, which no browser may store. */
export function createEnquiries({ place, open, isCopy, channels }: Messages): Hono {
  /** Runs `work` on the open database, if there is one, and closes it. */
  async function use<Result>(
    work: (database: Database) => Promise<Result>,
  ): Promise<Result | undefined> {
    let database: Database | undefined
    try {
      database = await open()
      return database && (await work(database))
    } catch (error) {
      if (error instanceof OwnerError) throw new OwnerError(error.message, 409)
      if (!isDatabaseError(error)) throw error
      throw new OwnerError(`The enquiries cannot be used: ${error.message}.`, 409)
    } finally {
      await database?.close()
    }
  }

  const app = new Hono()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.get('/', async (c) => {
    const list = await use(async (database) => {
      const found = await find(database, c.req.query())
      const suspected = await countQuarantined(database)
      const counts = await countEnquiriesBy(database, readSubjects())
      return { suspected, found: found.length, lines: found.slice(0, MOST).map(asLine), counts }
    })
    return c.json({ place, ...(list && { list }) } satisfies EnquiryList)
  })
  app.get('/csv', async (c) => {
    const rows: string[] = []
    const found = await use((database) => find(database, c.req.query()))
    await writeCsv(found ?? [], HERE.timeZone, (row) => rows.push(row))
    return c.body(rows.join(''), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    })
  })
  app.get('/enquiry', async (c) => {
    const { id = '' } = c.req.query()
    const stored = await use((database) => readEnquiry(database, id, readSubjects()))
    if (!stored) throw new OwnerError('This enquiry is no longer there.', 404)
    return c.json({ ...asJson(stored), version: versionOf(stored), isCopy } satisfies Enquiry)
  })
  app.use('/:change{not-spam|mark|delete}', async (_c, next) => {
    if (isCopy) throw new OwnerError('This is a copy: the server would not learn of it.', 409)
    await next()
  })
  app.post('/mark', async (c) => {
    const { id, ...mark } = await c.req.json<{ id: string } & StatusChange>()
    const now = timeForOwner(Date.now(), { ...HERE, language: HERE.locale })
    const result = await use((database) => setStatus(database, id, mark, now))
    if (result === 'changed')
      throw new OwnerError('Somebody else has changed this enquiry. Look, then press again.', 409)
    if (result !== 'done') throw new OwnerError('This enquiry is no longer there.', 404)
    return c.json({})
  })
  app.post('/delete', async (c) => {
    const { id } = await c.req.json<{ id: string }>()
    await use(async (database) => {
      await deleteEnquiries(database, sql`id = ${id}`)
      // If another program reads the files meanwhile, the site's server removes the traces later.
      await wipeTraces(database)
    })
    return c.json({})
  })
  app.post('/not-spam', async (c) => {
    const { id } = await c.req.json<{ id: string }>()
    const released = await use((database) => releaseEnquiry(database, id, channels))
    if (!released) throw new OwnerError('This enquiry is no longer suspected.', 404)
    return c.json({})
  })
  return app
}
