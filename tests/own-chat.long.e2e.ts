import type { Page } from '@playwright/test'
import { CHAT_PANEL } from '../app/layout-ids.ts'
import { FIELD } from '../contract/fields.ts'
import { A_MOMENT, formIn, outbox, someone } from './contact-form.ts'
import { asShown, brand, labels, site, siteContent } from './content-file.ts'
import { problems } from './page-errors.ts'
import { expect, hydrated, openContactOptions, test, widgetOf } from './site.ts'

const { chat } = siteContent.home

const chatOf = (page: Page) => page.getByRole('dialog', { name: labels.leaveMessage, exact: true })
const optionOf = (page: Page) =>
  widgetOf(page).getByRole('button', { name: labels.leaveMessage, exact: true })

/** Opens the chat as a visitor does: by the contact widget. */
async function openChat(page: Page) {
  await openContactOptions(page)
  await optionOf(page).click()
  await expect(chatOf(page)).toBeVisible()
  await hydrated(page)
  return formIn(chatOf(page))
}

const isOthers = siteContent.thirdParties.scripts.some(({ starts }) => starts === 'chat-button')
test.skip(isOthers, 'another company runs the chat')

test('The chat fits on a phone; its message arrives like others', async ({ page, visit }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/')
  const form = await openChat(page)
  await expect(chatOf(page)).toBeInViewport({ ratio: 1 })
  await expect(form.message).toBeInViewport()
  expect(await problems(page, `[id="${CHAT_PANEL}"]`)).toEqual([])
  await expect(chatOf(page)).toContainText(asShown(chat.text))
  const hint = expect(chatOf(page), 'WhatsApp is offered where the agency has it')
  await (site.contact.whatsapp ? hint : hint.not).toContainText(asShown(chat.whatsapp))

  const text = someone()
  await form.write(text)
  await form.phone.fill('98765 43210')
  await page.clock.fastForward(A_MOMENT)
  await form.isSent()
  expect(await outbox(text.email)).toMatchObject([
    { ...text, details: { [FIELD.phone]: '98765 43210', [FIELD.page]: '/' } },
  ])
})

test('The chat takes the focus by keyboard, and gives it back', async ({ page, visit }) => {
  await visit('/')
  await widgetOf(page).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(optionOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chatOf(page)).toBeFocused()
  await expect(optionOf(page), 'nothing lies under the chat').toBeHidden()
  await page.keyboard.press('Tab')
  await expect(chatOf(page).getByRole('button', { name: labels.close })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(formIn(chatOf(page)).message).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(chatOf(page)).toBeHidden()
  await expect(optionOf(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chatOf(page), 'its X closes it with the options').toBeHidden()
  await expect(optionOf(page)).toBeHidden()
})

test('The chat is on Home only, and closed after coming back', async ({ page, visit }) => {
  await visit('/')
  const form = await openChat(page)
  await form.message.fill('Half a question')
  await page.getByRole('banner').getByRole('link', { name: brand.name }).focus()
  await visit('/about')
  await widgetOf(page).getByRole('button').first().click()
  const link = widgetOf(page).getByRole('link', { name: labels.chat })
  if (site.contact.chat) await expect(link, 'elsewhere').toHaveAttribute('href', site.contact.chat)
  await expect(chatOf(page)).toHaveCount(0)
  await page.goBack({ waitUntil: 'commit' })
  await expect(chatOf(page)).toBeHidden()
  await openChat(page)
  await expect(form.message).toHaveValue('Half a question')
})
