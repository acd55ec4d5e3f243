import type { Page, Route } from '@playwright/test'
import { SEND_FORM_PATH } from '../contract/fields.ts'
import { site } from './content-file.ts'

/** The hosted provider of `content/site.yaml`; undefined if enquiries go to our own server. */
export const PROVIDER = site.mail.send === 'provider' ? new URL(site.mail.host).origin : undefined

/** Forwards a form's request to our own server, whatever its address, and returns the response. */
export const handOver = (route: Route) =>
  route.fetch({ url: new URL(route.request().frame().url()).origin + SEND_FORM_PATH })

/** Lets our own server, which speaks its protocol, answer in place of the hosted provider. */
export async function standInForProvider(page: Page): Promise<void> {
  if (!PROVIDER) return
  await page.context().route(`${PROVIDER}/**`, async (route) => {
    // A fulfilled route does not notice that the browser is offline.
    const online = await route
      .request()
      .frame()
      .evaluate(() => navigator.onLine)
    if (!online) return route.abort('internetdisconnected')
    return route.fulfill({ response: await handOver(route) })
  })
}
