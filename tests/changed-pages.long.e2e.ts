import { expect, type Locator, type Page, test } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { formIn, outbox, someone } from './contact-form.ts'
import { demos } from './content-file.ts'
import { PROVIDER } from './mail-provider.ts'
import { holdBack, takeNotes } from './page-notes.ts'
import { KINDS } from './site.ts'

/** What others do to a page: to each island, before or after it is hydrated. */
const CHANGES = {
  'a password manager adds an element after each field': () => {
    for (const field of document.querySelectorAll('main input, main textarea, main select'))
      field.after(document.createElement('div'))
  },
  'a translator wraps each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'an extension adds an element to each form and island': () => {
    for (const box of document.querySelectorAll('main form, [data-island] > *'))
      box.prepend(document.createElement('extension-button'))
  },
}

const hydratedAround = (field: Locator) =>
  expect(field.locator(`xpath=ancestor::*[@${DATA.island}][1]`)).toHaveAttribute(DATA.hydrated)

/** Types into a field, leaves the cursor in the middle, and returns what the field must still hold. */
async function typeInto(field: Locator, page: Page) {
  await field.focus()
  await page.keyboard.type('12345')
  await page.keyboard.press('ArrowLeft')
  return field.inputValue()
}

const demoPages = [...new Set(demos.map(({ path }) => path))]

for (const [what, change] of Object.entries(CHANGES)) {
  for (const path of new Set([...KINDS, '/search', ...demoPages]))
    test(`When ${what} before ${path} hydrates, text, focus and cursor stay`, async ({ page }) => {
      await takeNotes(page)
      const react = await holdBack(page)
      await page.goto(path)
      const field = page
        .locator(`main [${DATA.island}]`)
        .locator('input:is([type=text], [inputmode]), textarea')
        .filter({ visible: true })
        .first()
      test.skip((await field.count()) === 0, 'no island of this page has a field')
      const value = await typeInto(field, page)
      await page.evaluate(change)
      react.letThrough()
      await hydratedAround(field)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(value)
      await page.keyboard.type('6')
      await expect(field).toHaveValue(/46?5|465/)
    })

  test(`When ${what}, an enquiry arrives: sent before hydration, and after`, async ({ page }) => {
    test.skip(!!PROVIDER, 'the provider accepts no native submits')
    await takeNotes(page)
    const form = formIn(page.getByRole('main'))
    for (const hydrates of [false, true]) {
      const react = await holdBack(page)
      await page.goto('/contact')
      const text = someone()
      await form.name.fill(text.name)
      await page.evaluate(change)
      if (hydrates) {
        react.letThrough()
        await hydratedAround(form.name)
        await page.evaluate(change)
      }
      await form.email.fill(text.email)
      await form.message.fill(text.message)
      await form.send.click()
      if (hydrates) await expect(form.thanks).toBeVisible()
      else await expect(page).toHaveURL('/contact/thanks')
      expect(await outbox(text.email)).toEqual([expect.objectContaining(text)])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}
