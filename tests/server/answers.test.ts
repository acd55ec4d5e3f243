import { describe, expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { isMarkingLink, markingLink } from '../../server/marking-link.ts'
import { NEUTRAL_SITE } from '../../server/neutral-site.ts'
import { countEnquiriesBy, markEnquiry, planReminder } from '../../server/store/answers.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, type Mail, startMailServer, textOf } from './support/mail-server.ts'
import { outboxAtWork } from './support/outbox-at-work.ts'
import { testApp } from './support/test-app.ts'

const HOUR = 60 * 60_000
const KEY = 'key'

/** An office that never closes, so that the tests do not depend on the time of day. */
const OPEN = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }
const SITE = {
  ...NEUTRAL_SITE,
  url: 'https://kiteline.example',
  confirmation: {
    subject: 'It has arrived',
    text: 'Dear {name}, {person} answers by {time}.',
    anyone: 'Our team',
    nextDay: 'tomorrow',
    sent: 'You wrote:',
  },
  office: { timeZone: 'UTC', hours: [OPEN], holidays: [] },
  answerers: [{ name: 'Imran', email: 'imran@kiteline.example', subjects: ['Drone'] }],
}
const { marking, reminder } = SITE.serverText
const ABOUT_DRONES = { [FIELD.subjectOfInterest]: 'Drone' }

/** A mail server, and an outbox that mails to it. */
async function setUp(site = SITE) {
  const smtp = await startMailServer()
  const outbox = await outboxAtWork({ SMTP_URL: smtp.url }, site)
  const to = (address: string) => smtp.mails.filter((mail) => mail.to.includes(address))
  const arrived = async (address: string, count = 1): Promise<Mail> => {
    await eventually(() => to(address).length).toBe(count)
    return to(address).at(-1) as Mail
  }
  return { smtp, to, arrived, ...outbox }
}

describe('A visitor gets a mail', () => {
  test('with what was sent, who answers and by when; a reply goes to that person', async () => {
    const { store, arrived } = await setUp()
    await store({ message: 'My field', details: ABOUT_DRONES })
    const mail = await arrived('asha@example.com')
    expect(headerOf(mail, 'Reply-To')).toBe('imran@kiteline.example')
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied')
    expect(textOf(mail)).toMatch(
      /^Dear Asha, Imran answers by \w.*\d.*\.\n\nYou wrote:\n\n> My field/,
    )
  })

  test('once an hour at most, never for suspected spam or a self-test, and not if it is switched off', async () => {
    const { store, arrived, to, pass } = await setUp()
    await store()
    await store({ message: 'Once more', email: ' ASHA@example.com' })
    await store({ email: 'fast@example.com', suspicion: 'too fast' })
    await store({ email: 'test@example.com', selfTest: true })
    await arrived('owner@example.com', 4)
    expect(to('asha@example.com')).toHaveLength(1)
    await pass(HOUR)
    await store({ message: 'An hour later' })
    await arrived('asha@example.com', 2)
    for (const address of ['fast@example.com', 'test@example.com']) expect(to(address)).toEqual([])

    const off = await setUp({ ...SITE, confirmation: undefined as never })
    await off.store()
    await off.arrived('owner@example.com')
    expect(off.to('asha@example.com')).toEqual([])
  })

  test('and an enquiry has not failed if that mail cannot be delivered', async () => {
    const { smtp, store, arrived, read } = await setUp()
    smtp.refuseFor(SITE.confirmation.subject)
    const id = await store()
    await arrived('owner@example.com')
    await eventually(async () => (await read(id))?.status).toBe('delivered')
  })
})

test('The person whom the page names gets the enquiry, the owner a copy; a person without address leaves it to the owner', async () => {
  const { store, arrived, smtp } = await setUp()
  await store({ details: ABOUT_DRONES })
  expect((await arrived('imran@kiteline.example')).to).toEqual([
    'imran@kiteline.example',
    'owner@example.com',
  ])
  await store({ message: 'Other', email: 'b@example.com' })
  await arrived('owner@example.com', 2)
  expect(smtp.mails.filter(({ to }) => to.includes('imran@kiteline.example'))).toHaveLength(1)
})

describe('The link in the mail of an enquiry', () => {
  /** The app, with an enquiry that was mailed, and the path of its link. */
  async function mailed(given = {}) {
    const outbox = await setUp()
    const id = await outbox.store({ message: '<b>Please</b> call', ...given })
    const [url = ''] = /https:\S+/.exec(textOf(await outbox.arrived('owner@example.com'))) ?? []
    const { app } = testApp({
      site: () => SITE,
      markingKey: KEY,
      readEnquiry: outbox.read,
      mark: (...marked) => markEnquiry(outbox.database, ...marked),
    })
    const press = (state: string, note = '', path = url) =>
      app.request(path, { method: 'POST', body: new URLSearchParams({ state, note }) })
    return { ...outbox, id, url, app, press }
  }

  test('opens a page with everything and links to reply; opening changes nothing, pressing does, also twice', async () => {
    const { app, url, id, press, read } = await mailed({
      details: { phone: '98250 12345', phone_e164: '+919825012345' },
    })
    const page = await (await app.request(url)).text()
    expect(page).toContain('&lt;b&gt;Please&lt;/b&gt; call')
    expect(page).toContain('mailto:asha%40example.com?subject=')
    expect(page).toContain('tel:+919825012345')
    expect(page).toContain('https://wa.me/919825012345')
    expect((await read(id))?.state).toBe('new')

    expect(await (await press('answered', 'Rang her')).text()).toContain(marking.done)
    const first = await read(id)
    expect(first).toMatchObject({ state: 'answered', note: 'Rang her' })
    await press('answered', 'Twice')
    expect(await read(id)).toMatchObject({ note: 'Twice', answeredAt: first?.answeredAt })
    await press('something else')
    expect((await read(id))?.state).toBe('answered')
  })

  test.each([
    ['050 123 4567', undefined, []],
    ['079 2345 6789', '+917923456789', ['tel:+917923456789']],
    ['1800 123 4567', '+9118001234567', ['tel:+9118001234567']],
  ])(
    'calls %s only if it is a number, and offers WhatsApp only for a mobile',
    async (phone, phone_e164, links) => {
      const { app, url } = await mailed({ details: { phone, ...(phone_e164 && { phone_e164 }) } })
      const page = await (await app.request(url)).text()
      expect(page).toContain(phone)
      expect(page.match(/(?:tel:|https:\/\/wa\.me)[^"]*/g) ?? []).toEqual(links)
    },
  )

  test.each(['x', 'ગ', '🪁', '%', '\n'])(
    'quotes as much of a message of %j as an address may have',
    async (of) => {
      const { app, url } = await mailed({ name: of.repeat(90), message: of.repeat(1800) })
      const page = await (await app.request(url)).text()
      const [address = ''] = /mailto:[^"]+/.exec(page) ?? []
      expect(Buffer.byteLength(address.replaceAll('&amp;', '&'))).toBeLessThan(2048)
      expect(() => decodeURIComponent(address)).not.toThrow()
    },
  )

  test('that is forged, for another enquiry or expired says so, and changes nothing', async () => {
    const { app, url, id, press, read, store } = await mailed()
    const other = await store({ message: 'Another' })
    const old = new URL(markingLink(KEY, id, Date.now() - 91 * 24 * HOUR), SITE.url).href
    for (const path of [
      url.replace(/.$/, '_'),
      url.replace(id, other),
      old,
      url.split('?')[0] ?? '',
    ]) {
      const answer = await press('closed', '', path)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain(marking.invalid.title)
      expect((await app.request(path)).status).toBe(403)
    }
    expect(await Promise.all([id, other].map(async (one) => (await read(one))?.state))).toEqual([
      'new',
      'new',
    ])
    expect(isMarkingLink('another key', id, Object.fromEntries(new URL(url).searchParams), 0)).toBe(
      false,
    )
  })

  test('of an enquiry that was deleted says so', async () => {
    const { app } = await mailed()
    const answer = await app.request(markingLink(KEY, 'gone', Date.now()))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(marking.gone.title)
  })
})

describe('An enquiry without an answer', () => {
  test('is in a reminder after half of the promised day, and once more when it is over', async () => {
    const { store, arrived, to, pass, database } = await setUp()
    await store()
    const answered = await store({ email: 'b@example.com', message: 'Marked' })
    await markEnquiry(database, answered, 'answered')
    await arrived('owner@example.com', 2)
    await planReminder(database, SITE.office)
    for (const [count, line] of [
      [3, reminder.subject],
      [4, reminder.overdue],
    ] as const) {
      await pass(13 * HOUR)
      await planReminder(database, SITE.office)
      await pass(0)
      const mail = await arrived('owner@example.com', count)
      expect(headerOf(mail, 'Subject')).toBe(fillIn(line, { count: 1 }))
      expect(textOf(mail)).toContain('https://kiteline.example/enquiries/')
      expect(textOf(mail)).not.toContain('b@example.com')
    }
    await pass(48 * HOUR)
    await planReminder(database, SITE.office)
    await pass(0)
    expect(to('owner@example.com')).toHaveLength(4)
  })

  test('that is answered before the reminder is sent is not in it', async () => {
    const { store, to, pass, database, arrived } = await setUp()
    const id = await store()
    await arrived('asha@example.com')
    await arrived('owner@example.com')
    await pass(13 * HOUR)
    await planReminder(database, SITE.office)
    await markEnquiry(database, id, 'closed')
    await pass(0)
    await eventually(async () => {
      const jobs = database.db.selectFrom('jobs').select('status').where('kind', '=', 'reminder')
      return (await jobs.execute()).map(({ status }) => status)
    }).toEqual(['delivered'])
    expect(to('owner@example.com')).toHaveLength(1)
  })
})

test('Enquiries are counted by page and campaign, with the time that half of the answers took', async () => {
  const { store, database, pass } = await setUp()
  const id = await store({ details: { ...ABOUT_DRONES, [FIELD.utmSource]: 'fair' } })
  await store({ details: ABOUT_DRONES, message: 'Other', email: 'b@example.com' })
  await store({ details: ABOUT_DRONES, message: 'Third', email: 'c@example.com' })
  await pass(2 * HOUR)
  await markEnquiry(database, id, 'answered')
  expect(await countEnquiriesBy(database)).toEqual({
    rows: [
      { page: 'Drone', campaign: '', enquiries: 2 },
      { page: 'Drone', campaign: 'fair', enquiries: 1 },
    ],
    answered: 1,
    medianHours: 2,
  })
})
