import { lookup } from 'node:dns/promises'
import { request as ask } from 'node:http'
import { hostname } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoneServed } from '../../unserved-files.ts'
import type { EditorSession } from '../session.ts'
import { startEditor } from '../start-editor.ts'

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
      asked.end(method === 'POST' ? '{ "file": "../package.json", "values": {} }' : undefined)
    })
  const own = () => ({
    Host: new URL(session.url()).host,
    Origin: session.url(),
    'Content-Type': 'application/json',
  })

  test('are refused, whatever they pretend', async () => {
    const ofAnother = { ...own(), Origin: 'https://kiteline.example' }
    for (const name of ['overview', 'launch-check'])
      expect(await status(`/api/${name}`, { ...own(), Host: 'kiteline.example' }, 'GET')).toBe(421)
    for (const name of ['save', 'publish', 'publish/git'])
      expect(await status(`/api/${name}`, ofAnother)).toBe(403)
    const linked = { ...own(), 'Sec-Fetch-Site': 'cross-site' }
    expect(await status('/api/overview', linked, 'GET')).toBe(403)
    expect(await status('/api/save', { ...own(), 'Content-Type': 'text/plain' })).toBe(415)
  })

  test('cannot show the editor in a frame', async () => {
    const { headers } = await fetch(session.url())
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  test('get no file but those of the content', async () => {
    expect(await status('/api/check', own())).toBe(404)
    const others = ['../package.json', 'pictures/x.webp', 'services/../../package.json']
    for (const file of [...others, '/etc/passwd']) {
      const address = `/api/file?file=${encodeURIComponent(file)}`
      expect(await status(address, own(), 'GET'), file).toBe(404)
    }
    expect(await status('/api/pictures/file?name=..%2F..%2Fpackage.json', own(), 'GET')).toBe(404)
    expect(await status('/../package.json', own(), 'GET')).toBe(404)
  })

  test('get nothing from the preview that Git ignores', async () => {
    const { preview } = await (await fetch(`${session.url()}/api/overview`)).json()
    await expectNoneServed(preview, session.folder)
  })

  test('on a phone get in by a code that is used once, to the editor and its preview', async () => {
    const starting = startEditor(session.folder, { DATA_DIR: 'data/phone' }, ['--phone'])
    const started = await starting.catch(({ message }: Error) => message)
    if (typeof started === 'string')
      return expect(started).toContain('no address in a private network')
    onTestFinished(() => void started.child.kill())
    const [address = ''] = /http:\S+\?code=\d{8}/.exec(started.log.text) ?? []
    const { origin, hostname, port } = new URL(address)
    const site = `http://${hostname}:${Number(port) + 1}`
    const answer = async (url: string, more: RequestInit = {}) =>
      (await fetch(url, { redirect: 'manual', ...more })).status
    for (const url of ['/', '/api/overview', '/?code=00000000', '/?code=1', '/?code=']) {
      expect(await answer(origin + url), url).toBe(401)
      expect(await answer(site + url), url).toBe(401)
    }
    expect(await answer(address, { method: 'HEAD' }), 'a look at the link').toBe(401)
    const { page, preview } = await session.open('pictures', { withPreview: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await page.locator('[id="field.hero.tagline"]').fill('Typed on a phone')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await preview().getByText('Typed on a phone').first().waitFor()
    expect(await answer(address), 'the code again').toBe(401)
    const [cookie] = await page.context().cookies(origin)
    const headers = { Cookie: `editor=${cookie?.value}` }
    expect(await answer(`${origin}/api/overview`, { headers })).toBe(200)
    expect(await answer(`${site}/about`, { headers })).toBe(200)
    const foreign = { ...headers, Origin: 'http://192.168.9.9', 'Content-Type': 'application/json' }
    expect(await answer(`${origin}/api/save`, { method: 'POST', headers: foreign })).toBe(403)
    expect(await answer(started.url)).toBe(200)
  })

  test('and windows of the owner are one: a second start names the running editor', async () => {
    const { port } = new URL(session.url())
    await expect(startEditor(session.folder, { PORT: port })).rejects.toThrow(
      `The editor is running already, at http://localhost:${port}`,
    )
  })

  test('on other machines do not reach it', async () => {
    const { address } = await lookup(hostname())
    if (address.startsWith('127.')) return
    await expect(fetch(`http://${address}:${new URL(session.url()).port}`)).rejects.toThrow()
  })
}
