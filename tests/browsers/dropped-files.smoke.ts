import { inject, onTestFinished } from 'vitest'
import { siteContent } from '../content-file.ts'
import { dropRequests } from './support/drop-requests.ts'
import { expect, test } from './support/visitor.ts'

const tag = siteContent.gallery.items[0]?.tag ?? ''

// Engines remember a failed import, Firefox until the page is reloaded.
for (const [what, file] of [
  ["the site's script", /entry\.client-/],
  ['React', /hydrate-island-/],
  ['the file of an island', /filtered-gallery\.island-/],
] as const) {
  test(`The first click works although ${what} fails to load once, and a later click although it fails twice`, async ({
    visitor,
  }) => {
    for (const times of [1, 2]) {
      const connection = await dropRequests(inject('site'), file, times)
      onTestFinished(connection.stop)
      await visitor.open(`${connection.url}/gallery`)
      const filter = visitor.main.getByRole('button', tag)
      await filter.click()
      await expect.poll(connection.dropped).toBe(times)
      if (times > 1) await filter.click()
      await filter.is({ pressed: 'true' })
    }
  })
}
