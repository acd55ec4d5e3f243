import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeLeftovers } from './remove-leftovers.ts'

/** A built site with these files. */
function siteWith(names: string[]): string {
  const client = mkdtempSync(path.join(tmpdir(), 'remove-leftovers-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  for (const name of names) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true })
    writeFileSync(path.join(client, name), name)
  }
  return client
}

const filesOf = (client: string) =>
  globSync('**/*.*', { cwd: client })
    .map((name) => name.split(path.sep).join('/'))
    .sort()

const KEPT = [
  '_.data',
  'about.data',
  'about/index.html',
  'assets/root-1.js',
  'blog/feed.xml',
  'blog/seo-skyrocket-business.data',
  'icon.svg',
  'index.html',
  'manifest.webmanifest',
  'office-map.html',
  'robots.txt',
  'share/home.png',
  'sitemap.xml',
]

const LEFT_OVER = [
  '__spa-fallback.html',
  'blog/feed.xml.data',
  'icon.svg.data',
  'manifest.webmanifest.data',
  'office-map.html.data',
  'robots.txt.data',
  'share/home.png.data',
  'sitemap.xml.data',
]

test('The fallback page and the data of routes that are files go; pages, their data and files stay', () => {
  const client = siteWith([...KEPT, ...LEFT_OVER])
  removeLeftovers(client)
  expect(filesOf(client)).toEqual(KEPT)
})

test('A site without leftovers is left alone, however often', () => {
  const client = siteWith(KEPT)
  removeLeftovers(client)
  removeLeftovers(client)
  expect(filesOf(client)).toEqual(KEPT)
})
