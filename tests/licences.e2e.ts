import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { siteContent } from './content-file.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; license?: string }>
}

test('The site carries the licence of each package that it contains', async ({ request }) => {
  const answer = await request.get('/licences.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [list = '', ...texts] = (await answer.text()).split(`\n\n${'='.repeat(72)}\n`)
  const lines = list.split('\n')
  for (const [index, line] of lines.entries()) {
    const [, name = '', version, licence] = /^(\S+) (\S+), (.+)$/.exec(line) ?? []
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, license: licence })
    expect(texts[index]?.startsWith(`${line}\n\n`)).toBe(true)
    expect(texts[index]?.length).toBeGreaterThan(line.length + 10)
  }
  expect(new Set(lines).size).toBe(lines.length)
  const names = lines.map((line) => line.split(' ')[0])
  const fonts = Object.values(siteContent.brand.fonts)
    .filter((font) => !font.endsWith('.woff2'))
    .map((font) => `@fontsource-variable/${font}`)
  const others = ['react', 'react-dom', 'scheduler', 'pagefind', '@iconify-json/lucide']
  expect(names).toEqual(expect.arrayContaining([...others, ...fonts]))
})
