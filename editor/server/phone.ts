import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import os from 'node:os'
import type { ViteDevServer } from 'vite'
import { OwnerError } from '../../contract/owner-error.ts'

/** Addresses of private networks, first those of homes and offices, then those that programs make on a machine. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]

/** This machine's address in a private network. @param wanted which, of several @throws OwnerError if it has none */
function privateAddress(wanted?: string): string {
  const all = Object.entries(os.networkInterfaces()).flatMap(([network, addresses = []]) =>
    addresses.map(({ address }) => ({ address, network })),
  )
  const found = PRIVATE.flatMap((pattern) => all.filter(({ address }) => pattern.test(address)))
  const chosen = found.find(({ address }) => !wanted || address === wanted)
  const list = found.map(({ address, network }) => `${address} (${network})`).join(', ')
  if (chosen && found[1]) console.log(`--address chooses one of several networks: ${list}`)
  if (chosen) return chosen.address
  throw new OwnerError(
    `This computer has no address in a private network${list && ` but ${list}`}. Connect it to the Wi‑Fi in which the phone is, and start again.`,
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Takes the same time wherever they differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** Lets one phone of the private network in: by a code, once and in five tries, then by a cookie, until the editor ends. */
export function createPhone(wanted?: string) {
  const hostname = privateAddress(wanted)
  const code = `${randomInt(1e8)}`.padStart(8, '0')
  const key = randomBytes(32).toString('base64url')
  let tries = 5
  const isIn = ({ cookie = '' }: IncomingHttpHeaders) =>
    isSame(/(?:^|; )editor=([\w-]+)/.exec(cookie)?.[1] ?? '', key)
  return {
    hostname,
    isIn,

    address: (port: number) => `http://${hostname}:${port}/?code=${code}`,

    /** @returns the cookie; undefined for a wrong code, a used one, or after too many tries */
    enter(given: string): string | undefined {
      if (!given || tries-- <= 0 || !isSame(given, code)) return undefined
      tries = 0
      return `editor=${key}; HttpOnly; SameSite=Lax; Path=/`
    },

    /** Shows the site in development to the phone, too. It also answers other hosts, and whoever asks. */
    async show(site: ViteDevServer, port: number): Promise<void> {
      const isAllowed = ({ headers }: IncomingMessage) =>
        headers.host === `${hostname}:${port}` && isIn(headers)
      const server = createServer((request, response) => {
        if (isAllowed(request)) site.middlewares(request, response)
        else response.writeHead(401).end()
      })
      server.on('upgrade', (request, socket, head) => {
        if (isAllowed(request) && request.headers.origin === `http://${hostname}:${port}`)
          site.httpServer?.emit('upgrade', request, socket, head)
        else socket.destroy()
      })
      await once(server.listen(port, hostname), 'listening')
    },
  }
}

export type Phone = ReturnType<typeof createPhone>
