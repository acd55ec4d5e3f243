import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { eventually } from './support/eventually.ts'
import { startMailServer } from './support/mail-server.ts'
import { listen } from './support/receiver.ts'
import { asPageCall, ownerCommand, runProgram, runServer } from './support/run-server.ts'
import { putSite } from './support/site.ts'
import { temporaryFolder } from './support/test-database.ts'

test('At the start the server prints its name, its address and where messages go, and answers at both names', async () => {
  const DATA_DIR = temporaryFolder()
  const server = await runServer({ DATA_DIR, SITE_DIR: putSite({ name: 'Lantern & Sons' }) })
  const port = new URL(server.url).port
  await eventually(() => server.output.text).toContain(
    `Lantern & Sons is at http://localhost:${port}\nEnquiries are stored in ${join(DATA_DIR, 'enquiries.db')} and wait in the outbox: set SMTP_URL and MAIL_TO to have them mailed`,
  )
  for (const host of ['localhost', '127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200)
})

test('At the start it prints who gets the mail but not the password', async () => {
  const SMTP_URL = 'smtp://site:secret@127.0.0.1:9'
  const { output } = await runServer({ SMTP_URL, MAIL_TO: 'owner@example.com' })
  await eventually(() => output.text).toContain('mailed to owner@example.com by 127.0.0.1:9')
  expect(output.text).not.toContain('secret')
})

test('At the start a port in use and an invalid setting are reported in one line', async () => {
  const port = await listen(createServer())
  const taken = runProgram('main.ts', [], { PORT: `${port}` })
  expect(await taken.ended).toEqual([1, null])
  expect(taken.output.text).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT.\n`,
  )
  // What starts servers for tests says why one ended.
  const words = 'PORT is "http", but must be a whole number from 0 to 65535.\n'
  await expect(runServer({ PORT: 'http' })).rejects.toThrow(words)
})

test('A second server cannot use the same folder until the first has ended in any way, and then has its enquiries', async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  const first = await runServer(settings)
  const second = runProgram('main.ts', [], { PORT: '0', ...settings })
  expect(await second.ended).toEqual([1, null])
  expect(second.output.text).toBe(
    `Another server works with the enquiries in ${settings.DATA_DIR}: stop it, or choose another folder with DATA_DIR.\n`,
  )
  // The owner's commands do not take the lock.
  expect(await ownerCommand(settings, 'list')).toMatchObject({ code: 0 })
  expect((await fetch(first.url + SEND_FORM_PATH, asPageCall({}))).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.ended
  await runServer(settings)
  expect((await ownerCommand(settings, 'list')).text).toContain('Asha')
})

test('At SIGTERM a message that is being sent is still accepted, and the database is closed', async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  const server = await runServer(settings)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Expect: '100-continue' }
  const sent = request(server.url + SEND_FORM_PATH, { method: 'POST', headers })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  // The server has begun to handle the request: it has asked for the rest.
  await once(sent, 'continue')
  sent.write('name=Asha&email=asha@example.com&')
  server.child.kill('SIGTERM')
  // It accepts no new connections.
  await eventually(() => fetch(server.url).catch(() => 'nobody')).toBe('nobody')
  sent.end('message=Hello')
  const [answer] = await answered
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'OK'])
  expect(await server.ended).toEqual([0, null])
  expect(existsSync(join(settings.DATA_DIR, 'enquiries.db-wal'))).toBe(false)
  expect(JSON.parse((await ownerCommand(settings, 'list', '--json')).text)).toHaveLength(1)
})

test('At SIGTERM a delivery in progress is finished', async () => {
  const smtp = await startMailServer()
  smtp.hangFor('under way')
  const DATA_DIR = temporaryFolder()
  const server = await runServer({ DATA_DIR, ...smtp.settings })
  await fetch(server.url + SEND_FORM_PATH, asPageCall({ message: 'under way' }))
  await eventually(() => smtp.mails.length).toBe(1)
  server.child.kill('SIGTERM')
  await eventually(() => fetch(server.url).catch(() => 'nobody')).toBe('nobody')
  smtp.letGo()
  expect(await server.ended).toEqual([0, null])
  const { text } = await ownerCommand({ DATA_DIR }, 'list', '--json')
  expect(JSON.parse(text)).toMatchObject([{ status: 'delivered' }])
})
