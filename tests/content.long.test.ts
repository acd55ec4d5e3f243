import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { buildIn } from './built-site.ts'
import { articles, first, services } from './content-file.ts'

test('A new page is published in full, that of a campaign in no list, and nothing of a draft or before its date', async () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = (file: string) => path.join(folder, 'content', file)
  const read = (file: string) => readFileSync(place(file), 'utf8')
  const article = read(`articles/${first(articles).slug}.md`)
    .replace(/^updated: .*\n/m, '')
    .replace(/^published: .*/m, 'published: 2099-03-20')
  writeFileSync(place('articles/in-spring.md'), article)
  const service = read(`services/${first(services).slug}.yaml`)
    .replace(/^order: .*/m, 'order: 100')
    .replace(/^title: .*/m, 'title: The secret craft')
  writeFileSync(place('services/secret-craft.yaml'), `${service}draft: true\n`)
  const seo = { title: 'Kites in June', description: 'Kites for everybody. '.repeat(4) }
  const blocks = [{ block: 'text', content: '## June' }]
  const offer = { title: 'Kites in June', hero: {}, blocks, seo }
  writeFileSync(place('pages/june.yaml'), stringify(offer))
  const campaign = { ...offer, title: 'Half price', noindex: true }
  writeFileSync(place('pages/campaign.yaml'), stringify(campaign))

  const output = await buildIn(folder)
  expect(output).toContain('content/articles/in-spring.md is scheduled for 2099-03-20')
  expect(output).toContain('content/services/secret-craft.yaml is a draft')
  const cwd = path.join(folder, 'build/client')
  const page = (file: string) => readFileSync(path.join(cwd, file), 'utf8')
  expect(page('june/index.html')).toMatch(/<h1[^>]*>Kites in June<\/h1>/)
  expect(page('june.md')).toContain('## June')
  expect(page('campaign/index.html')).toContain('<meta name="robots" content="noindex')
  for (const list of ['sitemap.xml', 'llms.txt', 'search/index.html']) {
    expect(page(list)).toContain('/june')
    expect(page(list)).not.toContain('/campaign')
  }
  const files = globSync('**/*.{html,md,xml,txt,json,png}', { cwd })
  expect(files).toContain('share/june.png')
  const secret = /in-spring|secret-craft|The secret craft/
  const texts = files.filter((file) => !file.endsWith('.png'))
  expect(texts.filter((file) => secret.test(file + page(file)))).toEqual([])
}, 300_000)
