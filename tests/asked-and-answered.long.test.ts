import { expect, onTestFinished, test } from 'vitest'
import { DATA } from '../app/data-attributes.ts'
import { fillIn } from '../contract/fill-in.ts'
import { openSqlite } from '../server/store/sqlite.ts'
import { CLIENT } from './built-site.ts'
import {
  callToAction,
  caseStudies,
  content,
  demonstrated,
  demos,
  first,
  plans,
  products,
  services,
  site,
  siteContent,
  team,
} from './content-file.ts'
import { launchBrowser } from './launch-browser.ts'
import { PROVIDER } from './mail-provider.ts'
import { eventually } from './server/support/eventually.ts'
import { headerOf, startMailServer, textOf } from './server/support/mail-server.ts'
import { startHere } from './server/support/start-here.ts'
import { age } from './server/support/test-database.ts'

const { contact, pricing } = siteContent
const { fields, sendLabel, thanks } = contact.form
const { status: labels, reminder } = content('server.yaml')
const drone = first(demos.filter(({ path }) => path === '/services/drone-service'))

const A_MOMENT = 10_000
const A_FORTNIGHT = 14 * 24 * 60 * 60_000
const VISITOR = {
  name: 'Zoë Mehta',
  email: 'zoe@example.com',
  phone: '98765 43210',
  message: 'A field in Morbi.',
}

const offers = [...services, ...products]
const [plan] = plans.flatMap((one) => {
  const page = offers.find(({ slug }) => slug === one.page)
  return page && page.menuLabel !== one.title ? [{ ...one, contact: page.contact }] : []
})
const nameOf = (contact: string | undefined) =>
  team.find(({ slug }) => slug === contact)?.name ?? contact

type Way = {
  from: string
  /** Left out, the address leads to the form. */
  press?: string
  required?: (keyof typeof VISITOR)[]
  mailed: string[]
  /** Who answers, in the confirmation. */
  answers?: string | undefined
  withoutScripts?: boolean
}

const product = first(demonstrated)
const study = first(caseStudies)
const press = pricing.callbackLabel

/** Where a visitor begins, what they press there, and which fields they then have to fill in. */
const WAYS: Record<string, Way> = {
  'A callback from a product': {
    from: product.path,
    press,
    mailed: [VISITOR.phone, product.menuLabel],
  },
  'A demo': {
    from: product.path,
    press: callToAction(product)?.link?.label ?? '',
    required: ['name'],
    mailed: [product.menuLabel],
  },
  ...(plan && {
    'A callback about a plan whose page has another name': {
      from: `/pricing#${plan.category}`,
      press: `${press} : ${plan.title}`,
      mailed: [plan.title],
      answers: nameOf(plan.contact),
    },
  }),
  'A callback by an address with a label': {
    from: `/contact?about=${encodeURIComponent(product.menuLabel)}#callback`,
    mailed: [product.menuLabel],
    answers: nameOf(product.contact),
  },
  'A project like one of ours': {
    ...{ from: study.path, press },
    mailed: [fillIn(siteContent.work.labels.like, { name: study.title })],
    answers: nameOf(study.by[0]),
  },
  'A drone plan': {
    ...{ from: drone.path, press: drone.labels.send },
    required: ['name'],
    mailed: [drone.labels.name],
  },
  'An enquiry without scripts': {
    from: first(services).path,
    press: content('services.yaml').touchLabel,
    required: ['name', 'message'],
    mailed: [VISITOR.message],
    withoutScripts: true,
  },
}

const { hours, timeZone } = site.contact
const isSample = contact.confirmation && hours && timeZone && !site.callbackForm && !PROVIDER

test.skipIf(!isSample).each(Object.entries(WAYS))(
  '%s, in two taps, is mailed, confirmed, and marked',
  async (_, way) => {
    const { from, press, required = ['phone', 'name'], mailed, answers = '' } = way
    const { withoutScripts = false } = way
    const smtp = await startMailServer()
    const server = await startHere({ ...smtp.settings, SITE_DIR: CLIENT })
    const mailTo = async (address: string, text: string) => {
      const found = () =>
        smtp.mails.find((one) => one.to.includes(address) && textOf(one).includes(text))
      await eventually(found).toBeDefined()
      return found() as NonNullable<ReturnType<typeof found>>
    }
    const browser = await launchBrowser()
    onTestFinished(() => browser.close())
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      javaScriptEnabled: !withoutScripts,
    })
    if (!withoutScripts) await page.clock.install()

    await page.goto(from)
    if (press) {
      const link = page.getByRole('main').getByRole('link', { name: press, exact: true }).first()
      await link.scrollIntoViewIfNeeded()
      // The link of a demo attaches its result.
      const waiting = page.locator(`[${DATA.island}]:not([${DATA.hydrated}])`).filter({ has: link })
      if (!withoutScripts) await waiting.waitFor({ state: 'detached' })
      await link.tap()
    }
    await page.waitForURL(/\/contact/)
    const form = page.locator('main form:visible')
    const names = () =>
      form.locator(':required').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    await eventually(names).toEqual(required)
    // The e-mail address gets the confirmation, also where it is optional.
    for (const name of new Set([...required, 'email'] as const))
      await form.getByLabel(fields[name].label, { exact: true }).fill(VISITOR[name])
    if (!withoutScripts) await page.clock.fastForward(A_MOMENT)
    await form.getByRole('button', { name: sendLabel }).tap()
    await page.getByText(thanks.title).first().waitFor()

    const toOwner = textOf(await mailTo('owner@example.com', VISITOR.name))
    for (const text of mailed) expect(toOwner).toContain(text)
    expect(textOf(await mailTo(VISITOR.email, VISITOR.name))).toContain(answers)

    const { pathname, search } = new URL(/https:\S+\/enquiries\/\S+/.exec(toOwner)?.[0] ?? '')
    await page.goto(pathname + search)
    await page.getByRole('button', { name: labels.mark.answered }).tap()
    await page.getByText(labels.done).waitFor()

    const ask = (name: string) => server.send({ name, email: `${name}@example.com` })
    await ask('waits')
    const database = await openSqlite(server.environment.DATA_DIR)
    await age(database, A_FORTNIGHT)
    await database.close()
    // What is due is done when the next enquiry comes.
    await ask('comes')
    const reminded = await mailTo('owner@example.com', reminder.introduction.trim())
    expect(headerOf(reminded, 'Subject')).toBe(fillIn(reminder.overdue, { count: 1 }))
    expect(textOf(reminded)).toContain('waits')
    expect(textOf(reminded)).not.toContain(VISITOR.name)
  },
)
