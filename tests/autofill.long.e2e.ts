import type { Locator, Page } from '@playwright/test'
import { FIELD } from '../contract/fields.ts'
import { formIn } from './contact-form.ts'
import { SCRIPTS } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

/** An address with a company, as Chrome saves it: autofill fills in every field with a matching name. */
const SAVED_ADDRESS = {
  NAME_FULL: 'Asha Patel',
  COMPANY_NAME: 'Patel Tiles',
  EMAIL_ADDRESS: 'asha@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+919876543210',
  ADDRESS_HOME_STREET_ADDRESS: '12 Ring Road',
  ADDRESS_HOME_CITY: 'Surat',
  ADDRESS_HOME_STATE: 'Gujarat',
  ADDRESS_HOME_ZIP: '395003',
  ADDRESS_HOME_COUNTRY: 'IN',
}

/** Fills in the form around a field from Chrome's list of addresses; returns its values by field. */
async function autofill(page: Page, field: Locator): Promise<Record<string, string>> {
  await field.click()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('Runtime.enable')
  await field.evaluate((element) => Object.assign(window, { autofilled: element }))
  const { result } = await session.send('Runtime.evaluate', { expression: 'autofilled' })
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  const { frameTree } = await session.send('Page.getFrameTree')
  const fields = Object.entries(SAVED_ADDRESS).map(([name, value]) => ({ name, value }))
  await session.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    frameId: frameTree.frame.id,
    address: { fields },
  })
  await expect(field).toHaveValue(SAVED_ADDRESS.NAME_FULL)
  return field.evaluate((element: HTMLInputElement) => {
    const controls = [...(element.form?.elements ?? [])] as HTMLInputElement[]
    return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
  })
}

test("Chrome's autofill of a saved address leaves the honeypot empty", async ({ page }) => {
  const { name } = formIn(page.getByRole('main'))
  for (const isHydrated of [true, false]) {
    if (!isHydrated) await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/contact')
    if (isHydrated) await hydrated(page)
    expect(await autofill(page, name)).toMatchObject({
      [FIELD.name]: SAVED_ADDRESS.NAME_FULL,
      [FIELD.email]: SAVED_ADDRESS.EMAIL_ADDRESS,
      [FIELD.honeypot]: '',
    })
  }
})
