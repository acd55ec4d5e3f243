import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { builtPages } from './built-site.ts'
import { moved, painted, shifts, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'

/** The bytes of a document that arrive together. */
const PIECE = 3000

/**
 * A server in front of the site, like a slow line: it sends a document piece by piece, each once the page has
 * painted the one before it, and the typefaces after the document.
 */
async function slowLine(site: string, page: Page) {
  let document = Promise.withResolvers<void>()
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
    // Not that of a frame.
    if (headers['sec-fetch-dest'] === 'document') {
      document = Promise.withResolvers()
      // Nothing is painted before the body begins.
      let end = body.indexOf('<body') + PIECE
      response.write(body.subarray(0, end))
      await page.waitForURL((address) => address.pathname === url, { waitUntil: 'commit' })
      for (; end < body.length; end += PIECE) {
        await painted(page)
        response.write(body.subarray(end, end + PIECE))
      }
      await painted(page)
      document.resolve()
      response.end()
    } else {
      if (type === 'font/woff2') await document.promise.then(() => painted(page))
      response.end(body)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

for (const width of [390, 768, 1280])
  test(`Nothing moves while a page arrives at ${width} px`, async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 })
    await takeNotes(page)
    const line = await slowLine(baseURL ?? '', page)
    for (const { path } of builtPages()) {
      await page.goto(line.address + path)
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      const places = JSON.stringify(await shifts(page))
      expect.soft(await moved(page), `${path}: ${places}`).toBeLessThan(0.01)
    }
    line.close()
  })
