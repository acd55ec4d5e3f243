import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scratchCopy } from '../tools/scratch-copy.ts'
import { articles, first, listedProducts, plans, services, siteContent } from './content-file.ts'

/** Milliseconds that a whole build may take on a busy machine. */
const BUILD_TIME = 300_000

const folder = scratchCopy()
afterAll(() => rmSync(folder, { recursive: true }))

const contentFile = (file: string) => path.join(folder, 'content', file)
const read = (file: string) => readFileSync(contentFile(file), 'utf8')

/** Runs `npm run build` in the copy; it uses the installed packages. */
const build = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
    const typed = ['run', 'build', '--ignore-scripts']
    const child = execFile('npm', typed, { cwd: folder, env, maxBuffer: 1e8 }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, output: out + errors }),
    )
  })

/** An existing entry of each kind. */
const MODEL = {
  service: `services/${first(services).slug}.yaml`,
  product: `products/${first(listedProducts).slug}.yaml`,
  article: `articles/${first(articles).slug}.md`,
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
function addArticle(model: string, file: string, fields: object): void {
  const [, head = '', text] = read(model).split(/^---\n/m)
  const yaml = stringify({ ...parse(head), ...fields })
  writeFileSync(contentFile(file), `---\n${yaml}---\n${text}`)
}

describe('A new file is enough, without code, for one more', () => {
  const page = (file: string) => readFileSync(path.join(folder, 'build/client', file), 'utf8')
  const headerOf = (file: string) => /<header[\s\S]*?<\/header>/.exec(page(file))?.[0]

  beforeAll(async () => {
    const menu = { menuLine: 'Letters on walls, by hand' }
    addEntry(MODEL.service, 'services/sign-painting.yaml', {
      order: 99,
      title: 'Painting of signs',
      menuLabel: 'Signs',
      ...menu,
    })
    addEntry(MODEL.product, 'products/stock-book.yaml', {
      order: 99,
      title: 'Stock book',
      menuLabel: 'Stock',
      ...menu,
    })
    addArticle(MODEL.article, 'articles/on-kites.md', {
      title: 'On kites',
      published: new Date().toLocaleDateString('sv-SE'),
      updated: undefined,
    })
    addArticle(MODEL.article, 'articles/in-spring.md', {
      title: 'Kites in spring',
      published: '2099-03-20',
      updated: undefined,
    })
    addEntry(MODEL.service, 'services/secret-craft.yaml', {
      order: 100,
      title: 'The secret craft',
      draft: true,
    })
    addEntry(MODEL.plan, 'pricing/stock-book.yaml', {
      order: 99,
      title: 'Stock book',
      features: ['Counted in a day'],
    })
    const offer = {
      title: 'Kites in June',
      hero: {},
      blocks: [{ block: 'text', content: '## June' }],
    }
    const seo = { title: 'Kites in June', description: 'Kites for everybody. '.repeat(4) }
    writeFileSync(contentFile('pages/june.yaml'), stringify({ ...offer, seo }))
    writeFileSync(
      contentFile('pages/campaign.yaml'),
      stringify({ ...offer, title: 'Half price', noindex: true, seo }),
    )
    const { code, output } = await build()
    expect(code, output.slice(-3000)).toBe(0)
    expect(output).toContain('content/articles/in-spring.md is scheduled for 2099-03-20')
    expect(output).toContain('content/services/secret-craft.yaml is a draft')
  }, BUILD_TIME)

  test.each([
    ['service', '/services/sign-painting', 'Painting of signs', ['services', '.']],
    ['product', '/products/stock-book', 'Stock book', ['products', '.']],
    ['article', '/blog/on-kites', 'On kites', ['blog', '.']],
  ])(
    '%s: it has its page, and is in the list, on Home and in the sitemap',
    (_, address, title, lists) => {
      expect(page(`${address}/index.html`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
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
  ])('%s: it is in the menu of every page', (_, address, label) => {
    for (const file of ['index.html', 'pricing/index.html', 'blog/on-kites/index.html']) {
      expect(headerOf(file), file).toContain(`href="${address}"`)
      expect(headerOf(file), file).toContain(label)
    }
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

  test('article: it is in the feed', () => {
    expect(page('blog/feed.xml')).toContain('/blog/on-kites</link>')
  })

  test('nothing of an article is published before its date, and nothing of a draft', () => {
    const files = globSync('**/*.{html,md,xml,txt,json}', {
      cwd: path.join(folder, 'build/client'),
    })
    expect(files).toContain('blog/on-kites/index.html')
    expect(
      files.filter((file) => /in-spring|secret-craft|The secret craft/.test(file + page(file))),
    ).toEqual([])
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
