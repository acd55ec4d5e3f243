import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { deployedSite } from './support/deployed-site.ts'
import { eventually } from './support/eventually.ts'
import { LOCAL_HOSTS } from './support/local-hosts.ts'

/** Starts a stand-in for the small server, which answers with the request that it got; returns its port. */
async function startBackend(): Promise<number> {
  const server = createServer(({ method, url, headers }, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-for']}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A raw request: follows no redirect, and neither normalises the path nor decodes the body. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{
    status: number | undefined
    headers: NodeJS.Dict<string | string[]>
    body: Buffer
  }>((resolve, reject) => {
    const call = request(url, { path, headers, method, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
    call.on('error', reject).end()
  })

for (const host of LOCAL_HOSTS.filter(({ name }) => ['nginx', 'caddy'].includes(name))) {
  // Hosts that are not installed are skipped.
  describe.runIf(host.isInstalled)(`With its file in deploy/, ${host.name}`, () => {
    const startSite = async () => host.start(deployedSite(), await startBackend())

    test('redirects other spellings of a page to its address, and nothing else', async () => {
      const url = await startSite()
      const locations = {
        '/about/': '/about',
        '/about/?a=b&c': '/about?a=b&c',
        '/about/index.html': '/about',
        '/index.html': '/',
      }
      for (const [path, to] of Object.entries(locations)) {
        const { status, headers } = await ask(url, path)
        expect([path, status, headers.location]).toEqual([path, 301, to])
      }
      for (const path of ['/unknown/', '//evil.example/', '/%5cevil.example/', '/assets/']) {
        expect([path, (await ask(url, path)).status]).toEqual([path, 404])
      }
    })

    test.runIf(host.name === 'nginx')('limits the connections of one visitor', async () => {
      let asked = 0
      const answers: (() => void)[] = []
      const backend = createServer((_, response) => {
        asked++
        answers.push(() => response.end())
      }).listen(0, '127.0.0.1')
      await new Promise((resolve) => backend.once('listening', resolve))
      onTestFinished(() => void backend.close())
      const url = await host.start(deployedSite(), (backend.address() as AddressInfo).port)
      const statuses: unknown[] = []
      const all = Array.from({ length: 120 }, async () => {
        statuses.push((await ask(url, receiptPath('an-id'))).status)
      })
      await eventually(() => asked + statuses.length).toBe(120)
      expect([asked, new Set(statuses)]).toEqual([100, new Set([503])])
      for (const answer of answers) answer()
      await Promise.all(all)
    })

    test('proxies messages to the small server, with host and address of the visitor', async () => {
      const url = await startSite()
      const given = { Host: 'kiteline.example:8080' }
      for (const path of [SEND_FORM_PATH, '/contact/send', receiptPath('an-id')]) {
        const { status, headers, body } = await ask(url, path, given, 'POST')
        expect(status).toBe(200)
        expect(body.toString()).toBe(`POST ${path} kiteline.example:8080 127.0.0.1`)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  })
}
