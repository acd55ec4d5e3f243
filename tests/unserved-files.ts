import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'

const SECRET = 'What a visitor wrote'

/** What Git ignores and Vite may serve. */
const PACKAGES = 'node_modules/'

/** Databases, wherever `DATA_DIR` is, and what no `.gitignore` names. */
const OTHERS = [
  'data/enquiries.db',
  'data/enquiries.db-wal',
  'app/x/enquiries.db',
  '.env',
  '.git/x',
]

/** The body of the answer to a path that is sent as it is written; again, if the server restarts for a new `.env`. */
const answer = (url: string, address: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path: address }, (response) => resolve(text(response))).on('error', () =>
      answer(url, address).then(resolve, reject),
    )
  })

/** Expects that a development server serves no file that `.gitignore` names in its checkout. */
export async function expectNoneServed(url: string, folder: string): Promise<void> {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
  expect(ignored).toContain(PACKAGES)
  const files = ignored
    .filter((line) => line !== PACKAGES)
    .map((line) => line.replace('*', 'x').replace(/^\/|\/$/g, ''))
    .flatMap((name) => (name.includes('.log') ? name : [`${name}/x.js`, `${name}/x/x.svg`]))
  for (const file of [...files, ...OTHERS]) {
    const made = mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `<svg>${SECRET}</svg>`)
    onTestFinished(() => rmSync(made ?? path.join(folder, file), { recursive: true, force: true }))
    const absolute = path.join(folder, file).replaceAll(path.sep, '/')
    for (const place of [`/${file}`, `//${file}`, `/app/%2e%2e/${file}`, `/@fs/${absolute}`])
      for (const query of ['', '?raw', '?url', '?import', '?import&raw', '?inline', '?url&inline'])
        expect(await answer(url, place + query), place + query).not.toMatch(
          // Inlined, the text is in base64.
          new RegExp(`${SECRET}|${btoa(`<svg>${SECRET}`).slice(0, 20)}`),
        )
  }
}
