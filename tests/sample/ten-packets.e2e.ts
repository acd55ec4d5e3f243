import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, ROUTES, test } from '../site.ts'

/** The packets that a new connection sends before it waits (RFC 6928), of 1460 bytes each. */
const FIRST_PACKETS = 10 * 1460

/** The bytes of a response: status, headers and body, as they are sent. */
async function sentFor(address: string): Promise<number> {
  const [response]: IncomingMessage[] = await once(
    get(address, { headers: { 'Accept-Encoding': 'br' } }),
    'response',
  )
  let bytes = 'HTTP/1.1 200 OK\r\n\r\n'.length
  for (const text of response?.rawHeaders ?? []) bytes += text.length + 2
  for await (const chunk of response ?? []) bytes += chunk.length
  return bytes
}

test('Every page arrives with the first packets of a connection, headers included', async ({
  baseURL,
}) => {
  for (const route of ROUTES) {
    const bytes = await sentFor(`${baseURL}${route}`)
    expect(bytes, route).toBeGreaterThan(5000)
    expect.soft(bytes, route).toBeLessThanOrEqual(FIRST_PACKETS)
  }
})
