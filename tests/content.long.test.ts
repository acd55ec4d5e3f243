import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { runQuietly } from '../tools/run-quietly.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { articles, first, listedProducts, plans, services, siteContent } from './content-file.ts'

/** Milliseconds that a whole build may take on a busy machine. */
const BUILD_TIME = 300_000

const folder = scratchCopy()
afterAll(() => rmSync(folder, { recursive: true }))

const contentFile = (file: string) => path.join(folder, 'content', file)
const read = (file: string) => readFileSync(contentFile(file), 'utf8')

const MODEL = {
  service: `services/${first(services).slug}.yaml`,
  product: `products/${first(listedProducts).slug}.yaml`,
  plan: `pricing/${first(plans).slug}.yaml`,
}

/** Adds an entry: a copy of an existing one with these fields changed. */
function addEntry(model: string, file: string, fields: object): void {
  const entry = parse(read(model))
  // The title of the page stands in for that of its hero.
  if (entry.hero) delete entry.hero.title
  writeFileSync(contentFile(file), stringify({ ...entry, ...fields }))
}

/** Adds an article: a copy of an existing one with these fields changed. */
function addArticle(file: string, fields: object): void {
  const [, head = '', text] = read(`articles/${first(articles).slug}.md`).split(/^---\n/m)
  const yaml = stringify({ ...parse(head), updated: undefined, ...fields })
  writeFileSync(contentFile(file), `---\n${yaml}---\n${text}`)
}

describe('A new file is enough, without code, for one more', () => {
  const page = (file: string) => readFileSync(path.join(folder, 'build/client', file), 'utf8')
  const headerOf = (file: string) => /<header[\s\S]*?<\/header>/.exec(page(file))?.[0]

  beforeAll(async () => {
    const entry = { order: 99, menuLine: 'Letters on walls, by hand' }
    const signs = { ...entry, title: 'Painting of signs', menuLabel: 'Signs' }
    addEntry(MODEL.service, 'services/sign-painting.yaml', signs)
    const stock = { ...entry, title: 'Stock book', menuLabel: 'Stock' }
    addEntry(MODEL.product, 'products/stock-book.yaml', stock)
    const published = new Date().toLocaleDateString('sv-SE')
    addArticle('articles/on-kites.md', { title: 'On kites', published })
    addArticle('articles/in-spring.md', { title: 'Kites in spring', published: '2099-03-20' })
    const secret = { order: 100, title: 'The secret craft', draft: true }
    addEntry(MODEL.service, 'services/secret-craft.yaml', secret)
    const plan = { order: 99, title: 'Stock book', features: ['Counted in a day'] }
    addEntry(MODEL.plan, 'pricing/stock-book.yaml', plan)
    const blocks = [{ block: 'text', content: '## June' }]
    const offer = { title: 'Kites in June', hero: {}, blocks }
    const seo = { title: 'Kites in June', description: 'Kites for everybody. '.repeat(4) }
    writeFileSync(contentFile('pages/june.yaml'), stringify({ ...offer, seo }))
    const campaign = { ...offer, title: 'Half price', noindex: true, seo }
    writeFileSync(contentFile('pages/campaign.yaml'), stringify(campaign))
    const env = { NODE_ENV: 'production' }
    const { code, output } = await runQuietly(
      'node',
      ['tools/build/build.ts'],
      env,
      undefined,
      folder,
    )
    expect(code, output.slice(-3000)).toBe(0)
    expect(output).toContain('content/articles/in-spring.md is scheduled for 2099-03-20')
    expect(output).toContain('content/services/secret-craft.yaml is a draft')
  }, BUILD_TIME)

  test.each([
    ['service', '/services/sign-painting', 'Painting of signs', ['services', '.']],
    ['product', '/products/stock-book', 'Stock book', ['products', '.']],
    ['article', '/blog/on-kites', 'On kites', ['blog', '.']],
  ])('%s: it is a page, listed, and in the sitemap', (_, address, title, lists) => {
    expect(page(`${address}/index.html`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    for (const list of lists) {
      const main = page(`${list}/index.html`).split('<main')[1]
      expect(main, list).toContain(`href="${address}"`)
      expect(main, list).toContain(title)
    }
    expect(page('sitemap.xml')).toContain(`${address}</loc>`)
  })

  test('service and product: they are in the menu of every page', () => {
    for (const file of ['index.html', 'pricing/index.html', 'blog/on-kites/index.html'])
      for (const part of ['"/services/sign-painting"', 'Signs', '"/products/stock-book"', 'Stock'])
        expect(headerOf(file), file).toContain(part)
  })

  test('page: it is in the sitemap, in Markdown and has a picture to share; that of a campaign is in no list', () => {
    expect(page('june/index.html')).toMatch(/<h1[^>]*>Kites in June<\/h1>/)
    expect(page('june.md')).toContain('## June')
    expect(page('campaign/index.html')).toContain('<meta name="robots" content="noindex')
    for (const list of ['sitemap.xml', 'llms.txt', 'search/index.html']) {
      expect(page(list)).toContain('/june')
      expect(page(list)).not.toContain('/campaign')
    }
    const shared = path.join(folder, 'build/client/share')
    expect(existsSync(path.join(shared, 'june.png'))).toBe(true)
  })

  test('nothing of an article is published before its date, and nothing of a draft', () => {
    const cwd = path.join(folder, 'build/client')
    const files = globSync('**/*.{html,md,xml,txt,json}', { cwd })
    expect(files).toContain('blog/on-kites/index.html')
    expect(page('blog/feed.xml')).toContain('/blog/on-kites</link>')
    const secret = /in-spring|secret-craft|The secret craft/
    expect(files.filter((file) => secret.test(file + page(file)))).toEqual([])
  })

  test('plan: its card is among the plans of its category', () => {
    const { categories } = siteContent.pricing
    const at = categories.findIndex(({ id }) => id === first(plans).category)
    const [, after = ''] = page('pricing/index.html').split(`${categories[at]?.title}</h`)
    const [panel = ''] = after.split(`${categories[at + 1]?.title}</h`)
    expect(panel).toContain('Stock book')
    expect(panel).toContain('Counted in a day')
  })
})
