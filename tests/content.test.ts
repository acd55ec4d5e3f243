import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scratchCopy } from '../tools/scratch-copy.ts'

/** Long enough for a whole build on a machine that does something else as well. */
const BUILD_TIME = 300_000

const folder = scratchCopy()
afterAll(() => rmSync(folder, { recursive: true }))

const contentFile = (file: string) => path.join(folder, 'content', file)
const read = (file: string) => readFileSync(contentFile(file), 'utf8')

/** Runs `npm run build` in the copy; the packages are there, so nothing is installed. */
const build = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
    const typed = ['run', 'build', '--ignore-scripts']
    const child = execFile('npm', typed, { cwd: folder, env, maxBuffer: 1e8 }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, output: out + errors }),
    )
  })

describe('A fault in the content stops the build and is named with file, field and reason', () => {
  test.each([
    {
      fault: 'a number written as a word',
      file: 'services/seo.yaml',
      from: /^order: .*/m,
      to: 'order: first',
      field: 'order',
      reason: 'expected number, received string',
    },
    {
      fault: 'an article without its day',
      file: 'articles/role-of-seo-being-present.md',
      from: /^published: .*\n/m,
      to: '',
      field: 'published',
      reason: 'expected string, received undefined',
    },
    {
      fault: 'an author who is not there',
      file: 'articles/role-of-seo-being-present.md',
      from: /^author: .*/m,
      to: 'author: nobody',
      field: 'author',
      reason: 'no "nobody"; there are asha-p, rohan-m',
    },
  ])('$fault', { timeout: BUILD_TIME }, async ({ file, from, to, field, reason }) => {
    const text = read(file)
    onTestFinished(() => writeFileSync(contentFile(file), text))
    const broken = text.replace(from, to)
    expect(broken).not.toBe(text)
    writeFileSync(contentFile(file), broken)

    const { code, output } = await build()

    expect(code).toBe(1)
    const [, complaint = ''] = output.split(`content/${file}:`)
    expect(complaint.slice(0, 300)).toContain(field)
    expect(complaint.slice(0, 300)).toContain(reason)
  })
})

/** Adds an entry: a real one with these fields changed. */
function addEntry(model: string, file: string, fields: object): void {
  writeFileSync(contentFile(file), stringify({ ...parse(read(model)), ...fields }))
}

/** Adds an article: a real one with these fields changed. */
function addArticle(model: string, file: string, fields: object): void {
  const [, head = '', text] = read(model).split(/^---\n/m)
  const yaml = stringify({ ...parse(head), ...fields })
  writeFileSync(contentFile(file), `---\n${yaml}---\n${text}`)
}

describe('One more file, and no code, is one more', () => {
  const page = (file: string) => readFileSync(path.join(folder, 'build/client', file), 'utf8')
  const headerOf = (file: string) => /<header[\s\S]*?<\/header>/.exec(page(file))?.[0]

  beforeAll(async () => {
    const menu = { menuLine: 'Letters on walls, by hand' }
    addEntry('services/seo.yaml', 'services/sign-painting.yaml', {
      order: 9,
      title: 'Painting of signs',
      menuLabel: 'Signs',
      ...menu,
    })
    addEntry('products/crm.yaml', 'products/stock-book.yaml', {
      order: 9,
      title: 'Stock book',
      menuLabel: 'Stock',
      ...menu,
    })
    addArticle('articles/role-of-seo-being-present.md', 'articles/on-kites.md', {
      title: 'On kites',
      published: '2099-01-14',
    })
    addEntry('pricing/crm.yaml', 'pricing/stock-book.yaml', {
      order: 10,
      title: 'Stock book',
      features: ['Counted in a day'],
    })
    const { code, output } = await build()
    expect(code, output.slice(-3000)).toBe(0)
  }, BUILD_TIME)

  test.each([
    ['service', '/services/sign-painting', 'Painting of signs', ['services', '.']],
    ['product', '/products/stock-book', 'Stock book', ['products', '.']],
    ['article', '/blog/on-kites', 'On kites', ['blog', '.']],
  ])(
    '%s: it has its page, and stands in the list, on Home and in the sitemap',
    (_, address, title, lists) => {
      expect(page(`${address}/index.html`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(page(`${address}.data`)).toContain(title)
      for (const list of lists) {
        const main = page(`${list}/index.html`).split('<main')[1]
        expect(main, list).toContain(`href="${address}"`)
        expect(main, list).toContain(title)
      }
      expect(page('sitemap.xml')).toContain(`${address}</loc>`)
    },
  )

  test.each([
    ['service', '/services/sign-painting', 'Signs'],
    ['product', '/products/stock-book', 'Stock'],
  ])('%s: it stands in the menu of every page', (_, address, label) => {
    for (const file of ['index.html', 'pricing/index.html', 'blog/on-kites/index.html']) {
      expect(headerOf(file), file).toContain(`href="${address}"`)
      expect(headerOf(file), file).toContain(label)
    }
  })

  test('article: it stands in the feed', () => {
    expect(page('blog/feed.xml')).toContain('/blog/on-kites</link>')
  })

  test('plan: its card stands among the plans of its category', () => {
    const [, software = ''] = page('pricing/index.html').split('SaaS Solutions</h')
    expect(software).toContain('Stock book')
    expect(software).toContain('Counted in a day')
  })
})
