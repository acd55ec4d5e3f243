import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

test('The weight that its page states is what a browser measures', async ({ page }) => {
  const { labels, open } = demoOf<Labels>(import.meta.dirname)
  const region = await open(page)
  const sentence = region.getByText(labels.weighed.split('{')[0] ?? '')
  await expect(sentence).toBeVisible()
  const [kilobytes = 0, requests] = (await sentence.innerText()).match(/\d+/g)?.map(Number) ?? []
  const stated = labels.first.page
  expect(requests).toBe(stated.requests)
  expect(Math.abs(kilobytes - stated.bytes / 1000) / kilobytes).toBeLessThan(0.1)
})
