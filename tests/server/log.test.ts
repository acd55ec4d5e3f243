import { randomUUID } from 'node:crypto'
import { openSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIELD, receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { freePort, listening } from '../../tools/nginx.ts'
import { eventually } from './support/eventually.ts'
import { startMailServer } from './support/mail-server.ts'
import { asPageCall, runProgram, runServer } from './support/run-server.ts'
import { putSite } from './support/site.ts'
import { temporaryFolder } from './support/test-database.ts'

type Line = Record<string, unknown>

/** A server with one page; `lines` are those of its log, without time and duration. */
async function start(settings: Record<string, string> = {}) {
  const SITE_DIR = putSite({}, { 'about/index.html': 'about' })
  const DATA_DIR = temporaryFolder()
  const server = await runServer({ SITE_DIR, DATA_DIR, ...settings })
  const lines = (event: string) =>
    server.output.text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => line.event === event)
      .map(({ time, event, ms, ...fields }) => fields)
  return { ...server, DATA_DIR, lines }
}

test('The log has one line of JSON for every request, with method, address, status and duration', async () => {
  const { url, lines, output } = await start()
  await fetch(`${url}/about`)
  await fetch(`${url}/about/`, { redirect: 'manual' })
  await fetch(`${url}/nothing`)
  await fetch(`${url}/healthz`)
  // A line is written once its response is sent, which may be after the next request.
  await eventually(() => lines('request')).toHaveLength(4)
  for (const line of [
    { method: 'GET', status: 200, route: '/*', path: '/about' },
    { method: 'GET', status: 301, route: '/*' },
    { method: 'GET', status: 404, route: '/*' },
    { method: 'GET', status: 200, route: '/healthz' },
  ])
    expect(lines('request')).toContainEqual(line)
  const line = output.text.split('\n').find((one) => one.includes('"/about"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'request',
    ms: expect.any(Number),
  })
})

const id = randomUUID()
const fields = { [FIELD.messageId]: id }

test('From an enquiry, its id leads to its request, its receipt and its deliveries', async () => {
  const smtp = await startMailServer()
  smtp.behave('refuses the content for now')
  const { url, lines } = await start(smtp.settings)
  await fetch(url + SEND_FORM_PATH, asPageCall(fields))
  await fetch(url + receiptPath(id.toUpperCase()))
  await fetch(url + receiptPath('asha'))
  await eventually(() => lines('delivery')).toHaveLength(1)
  expect(lines('delivery')).toEqual([
    {
      enquiry: id,
      channel: 'mail',
      result: 'postponed',
      error: expect.stringContaining('451'),
      againIn: expect.any(Number),
    },
  ])
  await eventually(() => lines('request')).toHaveLength(3)
  for (const line of [
    { method: 'POST', status: 200, route: SEND_FORM_PATH, enquiry: id },
    { method: 'GET', status: 200, route: receiptPath(':id'), enquiry: id },
    { method: 'GET', status: 404, route: receiptPath(':id') },
  ])
    expect(lines('request')).toContainEqual(line)
})

test('Nothing in the log tells who somebody is', async () => {
  const personal = ['Asha', 'asha', '192.0.2.7', 'Gecko', 'Hello']
  const { url, lines, output } = await start({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_TO: 'asha@example.com',
    TRUSTED_PROXIES: '1',
  })
  const headers = {
    'X-Forwarded-For': '192.0.2.7',
    'User-Agent': 'Gecko',
    Referer: 'https://www.example.com/?name=Asha',
  }
  await fetch(url + SEND_FORM_PATH, { ...asPageCall({ [FIELD.page]: '/asha' }), headers })
  await fetch(url + SEND_FORM_PATH, { ...asPageCall({ email: 'asha' }), headers })
  for (const path of ['/about?name=asha', '/unsubscribe/asha@example.com', '/contact/receipt/asha'])
    await fetch(url + path, { headers })
  await eventually(() => lines('request')).toHaveLength(5)
  await eventually(() => lines('delivery')).toHaveLength(1)
  // The first lines, for people, name the owner's own address.
  const log = output.text.slice(output.text.indexOf('{'))
  expect(personal.filter((word) => log.includes(word))).toEqual([])
})

test('A flood is in the log once a second', async () => {
  const { url, lines } = await start({ RATE_LIMIT_PER_MINUTE: '1' })
  const send = async () => (await fetch(url + SEND_FORM_PATH, asPageCall({}))).status
  const began = performance.now()
  for (let n = 0; n < 100; n++) expect(await send()).toBe(n === 0 ? 200 : 429)
  const seconds = (performance.now() - began) / 1000
  await eventually(() => lines('request').length).toBeGreaterThan(1)
  expect(lines('request').length).toBeLessThanOrEqual(seconds + 3)
})

test('A mail server that quotes a visitor does not bring them into the log', async () => {
  const smtp = await startMailServer()
  smtp.behave('quotes the visitor')
  const { url, lines, output } = await start(smtp.settings)
  await fetch(url + SEND_FORM_PATH, asPageCall({ name: 'Asha Rao' }))
  await eventually(() => lines('delivery')).toMatchObject([{ error: 'EMESSAGE 554' }])
  expect(output.text).not.toContain('Asha')
})

describe('A log that cannot be written stops nothing, and raises an alarm:', () => {
  const alarms = async (url: string) => (await (await fetch(`${url}/healthz`)).json()).alarms
  const takesEnquiries = async (url: string) => {
    for (let n = 0; n < 5; n++)
      expect((await fetch(url + SEND_FORM_PATH, asPageCall({}))).status).toBe(200)
  }

  /** A server that writes to the file at `path`, to which nobody may be listening. */
  async function startInto(path: string) {
    const port = await freePort()
    const settings = { PORT: `${port}`, DATA_DIR: temporaryFolder() }
    const { child } = runProgram('main.ts', [], settings, [], { stdout: openSync(path, 'w') })
    await listening(port, child)
    return `http://localhost:${port}`
  }

  test.runIf(process.platform === 'linux')('a full disk', async () => {
    const url = await startInto('/dev/full')
    await takesEnquiries(url)
    await eventually(() => alarms(url)).toEqual([expect.stringContaining('(ENOSPC)')])
  })

  test('a reader that stops reading for a while', async () => {
    const path = `/${`${'x'.repeat(200)}/`.repeat(15)}page`
    const SITE_DIR = putSite({}, { [`${path}/index.html`]: 'a page with a long address' })
    const { url, child, output } = await start({ SITE_DIR })
    child.stdout?.pause()
    for (let n = 0; n < 1000; n++) expect((await fetch(url + path)).status).toBe(200)
    await eventually(() => alarms(url)).toEqual([expect.stringContaining('(nobody reads it)')])
    child.stdout?.resume()
    await eventually(() => alarms(url)).toEqual([])
    await eventually(() => output.text).toMatch(/Lines dropped from the log: \d+ \(nobody/)
  })
})
