import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

const TEXT = 'Kites fly over Ahmedabad; પતંગ ✓\n'.repeat(60)

/** Builds a site with these files, and compresses it. */
async function compressed(files: Record<string, string | Buffer>): Promise<string> {
  const client = mkdtempSync(path.join(tmpdir(), 'compress-files-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true })
    writeFileSync(path.join(client, name), content)
  }
  await compressFiles(client)
  return client
}

test('Texts of every kind get two smaller copies that decompress to the same content', async () => {
  const names = [
    'about/index.html',
    'assets/root-1.js',
    'root.css',
    'icon.svg',
    'feed.xml',
    'a.json',
  ]
  const client = await compressed(Object.fromEntries(names.map((name) => [name, TEXT])))
  for (const name of names)
    for (const [suffix, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const copy = readFileSync(path.join(client, name + suffix))
      expect(unpack(copy).toString(), name + suffix).toBe(TEXT)
      expect(copy.length, name + suffix).toBeLessThan(TEXT.length / 4)
    }
})

test('Pictures, fonts, and files that fit into one packet get no copies', async () => {
  const files = { 'hero.avif': TEXT, 'hero.webp': TEXT, 'anek.woff2': TEXT, 'small.js': 'go()' }
  const client = await compressed(files)
  expect(readdirSync(client).sort()).toEqual(Object.keys(files).sort())
})

test('A changed file gets new copies, and copies get no copies', async () => {
  const client = await compressed({ 'index.html': TEXT })
  const changed = TEXT.toUpperCase()
  writeFileSync(path.join(client, 'index.html'), changed)
  await compressFiles(client)
  expect(brotliDecompressSync(readFileSync(path.join(client, 'index.html.br'))).toString()).toBe(
    changed,
  )
  expect(readdirSync(client).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
})
