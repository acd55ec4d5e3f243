import { lookup } from 'node:dns/promises'
import { request as ask } from 'node:http'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { expectNoneServed } from '../../unserved-files.ts'
import type { EditorSession } from '../session.ts'

/** Tests of requests from other sites and machines. */
export function refusesOthers(session: EditorSession): void {
  /** Sends a request as a browser would for another site; `fetch` does not allow such headers. */
  const status = (address: string, headers: Record<string, string>, method = 'POST') =>
    new Promise<number | undefined>((resolve) => {
      const { port } = new URL(session.url())
      const asked = ask({ host: '127.0.0.1', port, path: address, method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.end(
        method === 'POST' ? JSON.stringify({ file: '../package.json', values: {} }) : undefined,
      )
    })
  const own = () => ({
    Host: new URL(session.url()).host,
    Origin: session.url(),
    'Content-Type': 'application/json',
  })

  test('are refused, whatever they pretend', async () => {
    for (const name of ['overview', 'launch-check'])
      expect(await status(`/api/${name}`, { ...own(), Host: 'kiteline.example' }, 'GET')).toBe(421)
    for (const name of ['save', 'publish', 'publish/git'])
      expect(await status(`/api/${name}`, { ...own(), Origin: 'https://kiteline.example' })).toBe(
        403,
      )
    expect(await status('/api/overview', { ...own(), 'Sec-Fetch-Site': 'cross-site' }, 'GET')).toBe(
      403,
    )
    expect(await status('/api/save', { ...own(), 'Content-Type': 'text/plain' })).toBe(415)
  })

  test('cannot show the editor in a frame', async () => {
    const { headers } = await fetch(session.url())
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  test('get no file but those of the content', async () => {
    expect(await status('/api/check', own())).toBe(404)
    for (const file of [
      '../package.json',
      'pictures/x.webp',
      'services/../../package.json',
      '/etc/passwd',
    ]) {
      const address = `/api/file?file=${encodeURIComponent(file)}`
      expect(await status(address, own(), 'GET'), file).toBe(404)
    }
    expect(await status('/api/pictures/thumbnail?name=..%2F..%2Fpackage.json', own(), 'GET')).toBe(
      404,
    )
    expect(await status('/../package.json', own(), 'GET')).toBe(404)
  })

  test('get nothing from the preview that Git ignores', async () => {
    const { preview } = await (await fetch(`${session.url()}/api/overview`)).json()
    await expectNoneServed(preview, session.folder)
  })

  test('on other machines do not reach it', async () => {
    const { address } = await lookup(hostname())
    if (address.startsWith('127.')) return
    await expect(fetch(`http://${address}:${new URL(session.url()).port}`)).rejects.toThrow()
  })
}
