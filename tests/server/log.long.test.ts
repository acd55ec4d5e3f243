import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIELD, receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { freePort } from '../programs.ts'
import { eventually } from './support/eventually.ts'
import { startMailServer } from './support/mail-server.ts'
import { asPageCall, runServer } from './support/run-server.ts'
import { putSite } from './support/site.ts'

type Line = Record<string, unknown>

/** A server with one page; `lines` are those of its log, without time and duration. */
async function start(settings: Record<string, string> = {}) {
  const SITE_DIR = putSite({}, { 'about/index.html': 'about' })
  const server = await runServer({ SITE_DIR, ...settings })
  const lines = (event: string) =>
    server.output.text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => line.event === event)
      .map(({ time, event, ms, ...fields }) => fields)
  return { ...server, lines }
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
  const refusal = { error: expect.stringContaining('451'), againIn: expect.any(Number) }
  const delivery = { enquiry: id, channel: 'mail', result: 'postponed', ...refusal }
  expect(lines('delivery')).toEqual([delivery])
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

test('A mail server that quotes a visitor does not bring them into the log', async () => {
  const smtp = await startMailServer()
  smtp.behave('quotes the visitor')
  const { url, lines, output } = await start(smtp.settings)
  await fetch(url + SEND_FORM_PATH, asPageCall({ name: 'Asha Rao' }))
  await eventually(() => lines('delivery')).toMatchObject([{ error: 'EMESSAGE 554' }])
  expect(output.text).not.toContain('Asha')
})

test('A log that nobody reads any more does not stop the server', async () => {
  const { url, child } = await start()
  child.stdout?.destroy()
  for (let n = 0; n < 5; n++)
    expect((await fetch(url + SEND_FORM_PATH, asPageCall({}))).status).toBe(200)
})
