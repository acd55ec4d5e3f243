import type { Page, Route } from '@playwright/test'
import { SEND_FORM_PATH } from '../contract/fields.ts'
import { site } from './content-file.ts'

/** The hosted provider that `content/site.yaml` names; none where messages go to our own server. */
export const PROVIDER = site.mail.send === 'provider' ? new URL(site.mail.host).origin : undefined

/** Hands a form's call to our own server, whoever it was meant for, and returns the answer. */
export const handOver = (route: Route) =>
  route.fetch({ url: new URL(route.request().frame().url()).origin + SEND_FORM_PATH })

/**
 * No test calls a hosted provider: our own server, which speaks its protocol, answers in its place
 * and stores the message in its outbox.
 */
export async function standInForProvider(page: Page): Promise<void> {
  if (!PROVIDER) return
  await page.context().route(`${PROVIDER}/**`, async (route) => {
    // What is answered here does not notice by itself that the browser is offline.
    const online = await route
      .request()
      .frame()
      .evaluate(() => navigator.onLine)
    if (!online) return route.abort('internetdisconnected')
    return route.fulfill({ response: await handOver(route) })
  })
}
