import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy between a browser and the site that drops requests, as a bad connection does.
 * @param site address of the site, without a slash at the end
 * @param path pattern of the paths to drop
 * @param times how many requests are dropped; later ones are answered
 * @returns its own address, the number of dropped requests, and a function that stops it
 */
export async function dropRequests(site: string, path: RegExp, times: number) {
  let dropped = 0
  const server = createServer(({ method, url = '', headers }, response) => {
    if (path.test(url) && dropped < times) {
      dropped += 1
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 1000 })
      response.write('//')
      setImmediate(() => response.destroy())
      return
    }
    request(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    dropped: () => dropped,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
