import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
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

test('An address with an error status ends the build with an error that names it', async () => {
  const release = temporaryFolder()
  mkdirSync(path.join(release, 'server'))
  writeFileSync(path.join(release, 'server/package.json'), '{"type":"module"}')
  writeFileSync(path.join(release, 'server/index.js'), APPLICATION)
  const written = writePages(loadApplication(release), path.join(release, 'client'), ['/', '/torn'])
  await expect(written).rejects.toThrow('/torn could not be written: 500')
})
