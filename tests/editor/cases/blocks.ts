import { expect, test } from 'vitest'
import type { Block } from '../../../app/blocks/block.ts'
import { formSchema } from '../../../model/form/form-schema.ts'
import { brand, products, services } from '../../content-file.ts'
import { type EditorSession, isFocused, ownerOf, SOON } from '../session.ts'

const PRODUCT = `products/${products[0]?.slug}.yaml`
const SERVICE = `services/${services[0]?.slug}.yaml`

/** The blocks by their names, as the form calls them. */
const { items, title: BLOCKS = '' } = formSchema('pages').properties?.blocks ?? {}
const kinds = [items].flat().flatMap((one) => one?.oneOf ?? [])
const TITLES = new Map(
  kinds.map(({ properties, title = '' }) => [properties?.block?.const, title] as const),
)

/** Tests of pages made of blocks. */
export function composesPages(session: EditorSession): void {
  const blocksIn = (file: string): Block[] => session.fields(file).blocks
  const kindsIn = (file: string) => blocksIn(file).map(({ block }) => block)

  function withBlocks(tab: ReturnType<typeof ownerOf>) {
    const at = (index: number) => tab.page.locator(`[id="field.blocks.${index}"]`)
    const focused = () => tab.page.evaluate(() => document.activeElement?.id ?? '')
    return {
      ...tab,
      at,
      focused,
      titleOf: (index: number) => at(index).locator('> summary').innerText(),
      /** Presses a button of a block, which names it. */
      press: async (does: string, index: number) => {
        const entry = tab.page.getByRole('listitem').filter({ has: at(index) })
        await entry.locator('> .entry-buttons').getByTitle(does, { exact: true }).press('Enter')
      },
      pick: (kind: string) => {
        const name = new RegExp(`^${TITLES.get(kind) ?? kind}`)
        return tab.dialog().getByRole('button', { name }).click()
      },
    }
  }

  const open = async (file: string, options = {}) => withBlocks(await session.open(file, options))

  test('make a page of its own, which the footer names', async () => {
    const file = 'pages/festival-offer.yaml'
    const tab = await open('home.yaml', { withPreview: true })
    await tab.button('New page').click()
    await tab.dialog().getByRole('textbox').first().fill('Festival offer')
    await tab.inDialog('Create').click()
    await tab.heading('Festival offer')
    await tab.page.getByText('Add the first one.').waitFor()
    const add = tab.button(`Add to “${BLOCKS}”`)
    await expect.poll(() => isFocused(add), SOON).toBe(true)
    const kinds = ['steps', 'questions', 'contact-form', 'call-to-action']
    for (const [index, kind] of kinds.entries()) {
      await add.click()
      if (index === 0) {
        const pictures = tab.dialog().locator('img')
        expect(await pictures.count()).toBe(TITLES.size)
        const isDrawn = (one: HTMLImageElement) => one.complete && one.naturalWidth > 0
        for (const picture of await pictures.all())
          await expect.poll(() => picture.evaluate(isDrawn), SOON).toBe(true)
      }
      await tab.pick(kind)
      await expect.poll(tab.focused, SOON).toBe(`field.blocks.${index}.title`)
      await tab.page.keyboard.insertText(`This is ${kind}`)
      for (const field of await tab.at(index).locator('textarea[aria-required]').all())
        if (!(await field.inputValue())) await field.fill('Kites.')
    }
    // On a rule, each step has a pair of numbers.
    const ofSteps = (name: string) => tab.page.locator(`[id="field.blocks.0.${name}"]`)
    await ofSteps('variant').selectOption('rule')
    await ofSteps('label').fill('Week')
    const steps = await tab.at(0).locator('[id$=".span"]').count()
    for (let at = 0; at < steps; at++) {
      await ofSteps(`items.${at}.span.1`).fill(`${at + 2}`)
      await ofSteps(`items.${at}.span.0`).fill(`${at + 1}`)
    }
    const inSearch = tab.page.getByRole('group', { name: 'In search results' })
    await inSearch.getByRole('textbox').first().fill('Festival offer')
    await inSearch.getByRole('textbox').last().fill('Kites. '.repeat(12))
    await tab.page.getByRole('checkbox', { name: 'Draft' }).uncheck()
    await tab.saved()
    expect(kindsIn(file)).toEqual(kinds)
    expect(blocksIn(file)[0]).toMatchObject({ items: [{ span: [1, 2] }, { span: [2, 3] }] })
    await tab.preview().getByRole('heading', { name: 'This is steps' }).waitFor()
    await tab.choose('Menu and footer')
    await tab.heading('Menu and footer')
    const list = 'Links at the very end'
    await tab.button(`Add to “${list}”`).click()
    const link = tab.page.getByRole('group', { name: list }).getByRole('listitem').last()
    await link.getByRole('textbox').fill('Offer')
    await link.getByRole('combobox').fill('/festival-offer')
    await tab.saved()
    const added = { label: 'Offer', href: '/festival-offer' }
    expect(session.fields('navigation.yaml').footer.legal.at(-1)).toEqual(added)
    const footer = tab.preview().getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Offer' }).waitFor()
    expect(session.content().issues).toEqual([])
    const { preview } = await (await fetch(`${session.url()}/api/overview`)).json()
    const page = await (await fetch(`${preview}/festival-offer`)).text()
    for (const kind of kinds) expect(page).toContain(kind)
    expect(page).toContain(brand.name)
  })

  test('order, duplicate, hide and remove blocks by buttons, which the page follows', async () => {
    const [first, second, ...others] = kindsIn(PRODUCT)
    const tab = await open(PRODUCT, { withPreview: true })
    const html = tab.preview().locator('html[data-hydrated]')
    await html.evaluate(() => Object.assign(window, { marked: true }))
    expect(await tab.titleOf(0)).toContain(TITLES.get(first))
    expect(await tab.at(0).getAttribute('open')).toBe(null)
    await tab.press('Move down', 0)
    await expect.poll(() => tab.titleOf(0), SOON).toContain(TITLES.get(second))
    for (const index of [1, 2]) {
      await tab.press('Duplicate', 0)
      await expect.poll(() => tab.titleOf(index), SOON).toContain(TITLES.get(second))
    }
    await tab.press('Remove', 2)
    await tab.press('Hide', 1)
    await tab.at(1).getByText('Hidden').waitFor()
    await tab.saved()
    expect(kindsIn(PRODUCT)).toEqual([second, second, first, ...others])
    const [one, copy] = blocksIn(PRODUCT)
    expect(copy).toEqual({ ...one, hidden: true })
    const shown = tab.preview().locator('[data-place$="]"] > *')
    const places = () =>
      shown.evaluateAll((all) => all.map((one) => one.parentElement?.dataset.place))
    const expected = [one, first, ...others].map((_, at) => `${PRODUCT}?blocks[${at && at + 1}]`)
    await expect.poll(places, SOON).toEqual(expected)
    await tab.undo()
    await expect.poll(() => shown.count(), SOON).toBe(others.length + 2)
    expect(await html.evaluate(() => 'marked' in window), 'is not loaded again').toBe(true)
  })

  test('are reached from the list, and moved to an end and back, by keyboard alone', async () => {
    const tab = await open(SERVICE)
    const name = products[0]?.menuLabel ?? ''
    await tab.page.getByRole('searchbox').fill(name)
    await tab.button(name).first().press('Enter')
    await tab.heading(name)
    const heading = tab.page.getByRole('heading', { level: 1 })
    await expect.poll(() => isFocused(heading), SOON).toBe(true)
    const [first, ...others] = kindsIn(PRODUCT)
    await tab.press('Move down', 0)
    for (const _ of others) await tab.page.keyboard.press('Enter')
    await tab.told(`Moved to place ${others.length + 1} of ${others.length + 1}.`)
    await expect.poll(() => tab.titleOf(others.length), SOON).toContain(TITLES.get(first))
    await tab.page.keyboard.press('Shift+Tab')
    await tab.page.keyboard.press('Enter')
    await tab.saved()
    expect(kindsIn(PRODUCT)).toEqual([...others.slice(0, -1), first, ...others.slice(-1)])
  })

  test('copy a block with its content to a page in another tab', async () => {
    const tab = await open(PRODUCT)
    await tab.press('Copy', 1)
    await tab.told('Copied.')
    const page = await tab.page.context().newPage()
    await page.goto(`${session.url()}/#${SERVICE}`)
    const other = withBlocks(ownerOf(page))
    await other.heading(services[0]?.menuLabel)
    await other.press('Add below', 0)
    await other.pick('Paste: ')
    await expect.poll(other.focused, SOON).toMatch(/^field\.blocks\.1\./)
    await other.saved()
    expect(blocksIn(SERVICE)[1]).toEqual(blocksIn(PRODUCT)[1])
  })

  test('open a block that is clicked beside its texts, on a phone too', async () => {
    const tab = await open(SERVICE, { withPreview: true })
    await tab.page.setViewportSize({ width: 390, height: 844 })
    await tab.button('Preview').click()
    await tab.preview().locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const index = kindsIn(SERVICE).indexOf('steps')
    const block = tab.preview().locator(`[data-place="${SERVICE}?blocks[${index}]"] > *`).first()
    const { height = 0 } = (await block.boundingBox()) ?? {}
    await block.click({ position: { x: 4, y: height / 2 } })
    await expect.poll(() => tab.at(index).getAttribute('open'), SOON).not.toBe(null)
    await expect.poll(() => tab.at(index).locator('> summary').isVisible(), SOON).toBe(true)
    const main = tab.page.getByRole('main')
    expect(await main.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
}
