import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { loadApplication, writePages } from './write-pages.ts'

/** A built application with one route, which answers every address with its path, except one. */
const APPLICATION = `
  export const loader = ({ request }) => {
    const { pathname } = new URL(request.url)
    return new Response(pathname, { status: pathname === '/torn' ? 500 : 200 })
  }
  export const routes = { all: { id: 'all', path: '*', module: { loader } } }
  export const entry = { module: { default: () => {} } }
  export const assets = { routes: {} }
  export const future = {}
  export const ssr = true
  export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }`

let release = ''
beforeEach(() => {
  release = mkdtempSync(path.join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(release, { recursive: true }))
  mkdirSync(path.join(release, 'server'))
  writeFileSync(path.join(release, 'server/package.json'), '{"type":"module"}')
  writeFileSync(path.join(release, 'server/index.js'), APPLICATION)
})

const write = (addresses: string[]) =>
  writePages(loadApplication(release), path.join(release, 'client'), addresses)

const written = (file: string) => readFileSync(path.join(release, 'client', file), 'utf8')

test('A page is written to a folder of its own, a file under its name', async () => {
  await write(['/', '/blog/kites', '/blog/feed.xml', '/.well-known/security.txt'])
  expect(written('index.html')).toBe('/')
  expect(written('blog/kites/index.html')).toBe('/blog/kites')
  expect(written('blog/feed.xml')).toBe('/blog/feed.xml')
  expect(written('.well-known/security.txt')).toBe('/.well-known/security.txt')
})

test('An address with an error status ends the build with an error that names it', async () => {
  await expect(write(['/', '/torn'])).rejects.toThrow('/torn could not be written: 500')
})
