import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeLeftovers } from './remove-leftovers.ts'

let client = ''
beforeEach(() => {
  client = mkdtempSync(path.join(tmpdir(), 'client-'))
  for (const folder of ['assets', '.vite', 'blog']) mkdirSync(path.join(client, folder))
})
afterEach(() => rmSync(client, { recursive: true }))

const write = (...files: string[]) => {
  for (const file of files) writeFileSync(path.join(client, file), '')
}

test('Keeps pages, pictures, the script that hydrates, islands, their imports, and the linked stylesheet', () => {
  const chunks = ['entry', 'form', 'react', 'shared', 'home']
  write(...chunks.map((name) => `assets/${name}-1.js`))
  write('index.html', 'blog/feed.xml')
  write('assets/a.avif', 'assets/sections-x1.css', 'assets/home-x1.css')
  const manifest = {
    'app/entry.client.tsx': { file: 'assets/entry-1.js', dynamicImports: ['react.js'] },
    'app/sections/form.island.tsx': { file: 'assets/form-1.js', imports: ['_shared.js'] },
    'react.js': { file: 'assets/react-1.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared-1.js', imports: ['react.js'] },
    'app/routes/home.tsx': {
      file: 'assets/home-1.js',
      imports: ['_shared.js'],
      css: ['assets/home-x1.css', 'assets/sections-x1.css'],
    },
  }
  writeFileSync(path.join(client, '.vite/manifest.json'), JSON.stringify(manifest))

  removeLeftovers(client)
  expect(readdirSync(client).sort()).toEqual(['assets', 'blog', 'index.html'])
  expect(readdirSync(path.join(client, 'blog'))).toEqual(['feed.xml'])
  expect(readdirSync(path.join(client, 'assets')).sort()).toEqual([
    'a.avif',
    'entry-1.js',
    'form-1.js',
    'react-1.js',
    'sections-x1.css',
    'shared-1.js',
  ])
})
