import { once } from 'node:events'
import { createServer } from 'node:http'
import { DATA } from '../app/data-attributes.ts'
import { demos } from './content-file.ts'
import { expect, test } from './site.ts'

/**
 * Serves the site, but holds back everything after the hero of one page.
 * @returns the address, and functions that send the rest and stop the server
 */
async function serveHalf(site: string, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    const end = request.url === path ? body.indexOf('</script>', body.indexOf('<noscript')) : -1
    if (end >= 0) {
      response.write(body.subarray(0, end + '</script>'.length))
      await released
      response.end(body.subarray(end + '</script>'.length))
    } else response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, release, stop: () => server.close() }
}

const [demo] = demos.filter(({ path }) => /^\/services\//.test(path))

test('Who moves the mouse while the page is arriving gets all of it, styled and hydrated', async ({
  page,
  baseURL,
}) => {
  test.skip(!demo, 'no service has a demo')
  const path = demo?.path ?? ''
  const site = await serveHalf(baseURL ?? '', path)
  try {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    expect(await page.locator('body link').count(), 'nothing is linked or started yet').toBe(0)
    site.release()
    await page.locator(`html:not([${DATA.unstyled}])`).waitFor({ state: 'attached' })
    await page.mouse.move(5, 5)
    const island = page.locator(`[${DATA.island}="${demo?.demo}"]`)
    await island.locator('> *').first().scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute(DATA.hydrated)
    const sheets = await page.locator('body link[rel=stylesheet]').count()
    expect(sheets, 'the stylesheets of the sections and of the demo').toBe(2)
  } finally {
    site.stop()
  }
})
