import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { command } from '../../tests/server/support/command.ts'
import { putSite, SITE } from '../../tests/server/support/site.ts'
import { temporaryFolder, testDatabase } from '../../tests/server/support/test-database.ts'
import { labelOf } from '../mails/compose-mail.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Channels } from '../store/store-enquiry.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Runs a command on a data folder; returns its output. */
const run = (folder: string, ...typed: string[]) =>
  command({ DATA_DIR: folder, SITE_DIR: putSite() }, ...typed)

async function setUp(channels?: Channels) {
  const outbox = await testDatabase(channels)
  return { ...outbox, type: (...typed: string[]) => run(outbox.folder, ...typed) }
}

test('Without a database a command says where it has looked, and creates no files', async () => {
  const folder = join(temporaryFolder(), 'data')
  await expect(run(folder, 'list')).rejects.toThrow(`There are no enquiries in ${folder} yet.`)
  expect(existsSync(folder)).toBe(false)
})

test('list prints one line per enquiry, the newest last, or JSON, and how to list suspected spam', async () => {
  const { store, type } = await setUp()
  await store({ id: ID, message: 'later' })
  await store({ message: 'first\nof two lines', receivedAt: 2_000_000 })
  const lines = (await type('list')).trim().split('\n')
  expect(lines[0]).toMatch(/ waiting .* Asha <asha@example.com> {2}first of two lines$/)
  expect(lines[1]).toContain('later')
  const all = JSON.parse(await type('list', '--json')) as unknown[]
  const receivedAt = expect.stringMatching(/^20.*Z$/)
  expect(all[1]).toMatchObject({ id: ID, receivedAt, status: 'waiting', message: 'later' })
  await store({ message: 'spam', suspicion: 'honeypot', quarantined: true })
  await store({ message: 'one sign alone', suspicion: 'too fast' })
  const listed = await type('list')
  expect(listed).toContain('one sign alone')
  expect(listed).toMatch(/\nSuspected spam, not listed here: 1\. See .* --status quarantined\n$/)
  expect(JSON.parse(await type('list', '--json'))).toHaveLength(3)
})

test('times are those of the owner, for programs those of the world', async () => {
  const { store, type } = await setUp()
  await store({ id: ID, receivedAt: Date.UTC(2026, 10, 26, 20, 30) })
  expect(await type('list', '--json')).toContain('2026-11-26T20:30:00.000Z')
  for (const [command = '', ...rest] of [['list'], ['export'], ['show', ID]])
    expect(await type(command, ...rest)).toMatch(/2026-11-27 02:00|27 Nov 2026, 2:00 am IST/)
})

test('a message that one channel refused has failed, and show names each channel', async () => {
  const channels: Channels = { enquiries: ['mail', 'webhook'], selfTests: ['mail'] }
  const { type, store, delivered, failed } = await setUp(channels)
  await store({ id: ID })
  await delivered(ID)
  expect(await type('list', '--status', 'waiting')).toContain(ID)
  await failed(ID, 'The webhook answered 410', 'webhook')
  const line = new RegExp(`^${ID}.* failed .*\\(The webhook answered 410\\)`)
  expect(await type('list', '--status', 'failed')).toMatch(line)
  const shown = await type('show', ID)
  expect(shown).toMatch(/mail: status delivered, attempts 1, /)
  expect(shown).toMatch(/webhook: status failed, .*lastError The webhook answered 410\n/)
  expect(JSON.parse(await type('show', ID, '--json'))).toMatchObject({
    status: 'failed',
    channels: { mail: { status: 'delivered' }, webhook: { status: 'failed' } },
  })
})

test('show prints everything about one message, as its mail does', async () => {
  const { store, type } = await setUp()
  await store({
    id: ID,
    message: 'One\nTwo',
    details: { utm_source: 'newsletter', Budget: '50000', status: 'delivered', result: '12 ha' },
  })
  const shown = await type('show', ID.toUpperCase())
  expect(shown).toMatch(/^waiting, new\nmail: status waiting, /)
  const sent = `${labelOf(SITE, FIELD.utmSource)}: newsletter\nBudget: 50000\nstatus: delivered\n`
  expect(shown).toContain(sent)
  expect(shown).toContain(`\n${labelOf(SITE, FIELD.result)}:\n12 ha\n`)
  expect(shown).toContain('\nOne\nTwo\n')
})

test('export writes a file that only its owner can read, or to standard output', async () => {
  const { folder, store, type } = await setUp()
  await store({ id: ID, details: { elapsed_ms: '9000', Town: 'Anand' } })
  const file = join(folder, 'enquiries.csv')
  expect(await type('export', '--out', file)).toBe('')
  const written = readFileSync(file, 'utf8')
  expect(written).toBe(await type('export'))
  expect(written).toContain('"Town: Anand"')
  expect(written).not.toContain('elapsed')
})

test('retry queues a failed message again', async () => {
  const { store, type, read, failed } = await setUp()
  for (const id of [ID, UNKNOWN]) await failed(await store({ id }), '550 no')
  await type('retry', ID)
  expect(await read(ID)).toMatchObject({ status: 'waiting', channels: { mail: { attempts: 0 } } })
  expect((await read(UNKNOWN))?.status).toBe('failed')
  expect(await type('retry', '--all')).toMatch(/^2 /)
  expect((await read(UNKNOWN))?.status).toBe('waiting')
})

test('mark notes the answer, and count counts it', async () => {
  const { store, type, read } = await setUp()
  await store({ id: ID })
  expect(await type('mark', ID, 'answered', '--note', 'Rang her')).toBe(`${ID} is answered.\n`)
  await type('mark', ID, 'lost', '--note', 'Asked again')
  await type('mark', ID, 'answered')
  expect(await read(ID)).toMatchObject({
    state: 'answered',
    note: expect.stringMatching(/^.*\d.*: Rang her\n\n.*: Asked again$/),
  })
  expect(await type('count')).toMatch(/ +1 +1 +0 {2}\d{4}-\d\d/)
})

test('count counts one thing once, however it is written', async () => {
  const { store, type } = await setUp()
  const visits: Record<string, string>[] = [
    { utm_source: 'Facebook', page: '/contact?fbclid=1' },
    { utm_source: ' facebook', page: `${SITE.url}/contact/` },
    { utm_source: 'FACEBOOK', page: '/contact#enquiry', subject_of_interest: '/contact?gclid=2' },
    { subject_of_interest: '/Contact' },
    { subject_of_interest: 'Kites for a fair' },
    { page: 'https://elsewhere.example/contact' },
  ]
  for (const details of visits) await store({ details, email: '' })
  const { campaign, page } = JSON.parse(await type('count', '--json'))
  const counted = (all: { name: string; enquiries: number }[]) =>
    all.map(({ name, enquiries }) => [name, enquiries])
  expect(Object.fromEntries(counted(campaign))).toEqual({ Facebook: 3, '': 3 })
  const others = ['Kites for a fair', 'elsewhere.example/contact'].map((name) => [name, 1])
  expect(counted(page)).toEqual([['/contact', 4], ...others])
})

test('delete removes one message, or all of a person without a trace, and says what it had to leave', async () => {
  const { folder, store, type, read } = await setUp()
  await store({ id: UNKNOWN })
  expect(await type('delete', UNKNOWN)).toBe('1 enquiry deleted.\n')
  expect(await read(UNKNOWN)).toBeUndefined()
  // Among others, so that SQLite moves rows between pages and leaves copies.
  for (let n = 0; n < 200; n++) await store({ email: `${n}@x`, message: 'x'.repeat(n * 9) })
  await store({ id: ID, message: 'an unmistakable secret' })
  const reader = await openSqlite(folder)
  reader.file?.exec('BEGIN; SELECT * FROM enquiries')
  const refused = expect(type('delete', '--email', 'ASHA@example.com')).rejects
  await refused.toThrow('Or run this command again')
  const files = ['enquiries.db', 'enquiries.db-wal'].map((name) => join(folder, name))
  const isFound = () => files.some((file) => readFileSync(file).includes('an unmistakable secret'))
  expect(isFound()).toBe(true)
  await reader.close()
  expect(await type('delete', '--email', 'asha@example.com')).toContain('0 enquiries')
  expect(isFound()).toBe(false)
})

test('no command prints control characters that a visitor sent', async () => {
  const { store, type } = await setUp()
  const attack = 'x\u001b[2J\u009b31m\u0007\u202e'
  await store({ id: ID, name: attack, message: attack, details: { phone: attack, [attack]: 'y' } })
  for (const typed of ['list', 'list --json', `show ${ID}`, `show ${ID} --json`, 'export']) {
    const written = await type(...typed.split(' '))
    expect(written).toContain('x\\u001b[2J\\u009b31m\\u0007')
    expect(written).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Bidi_Control}/u)
  }
  expect(JSON.parse(await type('list', '--json'))).toMatchObject([{ name: attack }])
})

test('a full disk is reported in one line', async () => {
  const { database, store, type } = await setUp()
  await store({ id: ID })
  const full = "RAISE(FAIL, 'database or disk is full')"
  database.file?.exec(`CREATE TRIGGER full BEFORE DELETE ON enquiries BEGIN SELECT ${full}; END`)
  const refused = expect(type('delete', ID)).rejects
  await refused.toThrow(new OwnerError('The enquiries cannot be used: database or disk is full.'))
})

test.each([
  [['lst'], 'There is no command "lst": it must be list, show, export, retry, delete, '],
  [['list', '--stat'], "Unknown option '--stat'. You can write: list [--status STATUS]"],
  [['list', 'all'], 'You can write: list '],
  [['list', '--status', 'new'], '--status is "new", but must be waiting, delivered, failed or '],
  [['show'], 'This command needs one ID. You can write: show ID [--json]'],
  [['show', UNKNOWN], `There is no enquiry ${UNKNOWN}`],
  [['retry', '--all', ID], 'This command needs one ID'],
  [['count', '--from', '2026-02-30'], '--from is "2026-02-30", but must be a day such as'],
  [['count', '--to', ''], '--to is "", but must be a day such as'],
  [['mark', ID], 'This command needs one ID and one STATE. You can write: mark ID STATE'],
  [['mark', ID, 'done'], 'STATE is "done", but must be new, answered, won, lost or spam'],
  [['desk', '--for', ' '], '--for needs a name'],
  [['desk', '--end', 'Nobody'], '"Nobody" has no link. These have: '],
  [['delete', UNKNOWN], `There is no enquiry ${UNKNOWN}`],
  [['delete', '--email'], "Option '--email <value>' argument missing"],
  [['delete', ID, '--email', 'a@b'], 'This command needs one ID'],
  [['self-test', '--url', 'nowhere'], 'nowhere could not be reached: Invalid URL'],
  [['export', '--out', '/nope/x'], '/nope/x cannot be written: ENOENT'],
])('A wrong command is answered with what is allowed %j', async (typed, expected) => {
  await expect((await setUp()).type(...typed)).rejects.toThrow(expected)
})
