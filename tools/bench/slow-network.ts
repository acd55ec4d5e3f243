import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lighthouse's `mobileSlow4G`: round trip in ms, bytes a second. */
const SLOW_4G = { roundTrip: 150, down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 }

/** The payload of an Ethernet packet, in bytes. */
const PACKET = 1460

/** One direction of a link that all connections share: packets queue, then travel. */
function lane(bytesPerSecond: number, travel: number) {
  let free = 0
  return async (from: Socket, to: Socket) => {
    let arrived: Promise<unknown> = Promise.resolve()
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += PACKET) {
        const packet = chunk.subarray(start, start + PACKET)
        free = Math.max(free, performance.now()) + (packet.length / bytesPerSecond) * 1000
        arrived = Promise.all([arrived, sleep(free - performance.now() + travel)])
        arrived.then(() => to.write(packet))
      }
    }
    await arrived
    to.end()
  }
}

/** Puts a slow network in front of a server, since the browser's own does not apply to pages that it prerenders. */
export async function slowNetwork(url: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(url)
  const down = lane(SLOW_4G.down, SLOW_4G.roundTrip / 2)
  const up = lane(SLOW_4G.up, SLOW_4G.roundTrip / 2)
  const proxy = createServer({ allowHalfOpen: true }, (visitor) => {
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    // Browsers may close connections at any time.
    up(visitor, server).catch(() => server.destroy())
    down(server, visitor).catch(() => visitor.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () => proxy.close(),
  }
}
