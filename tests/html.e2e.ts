import { globSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'
import { CONTENT } from '../app/layout/layout-ids.ts'
import { builtFile, CLIENT } from './built-site.ts'
import { siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

/** HTML, "sizes attributes": with `sizes`, each candidate of `srcset` needs a width. */
class SizesNeedWidths extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }) => {
      for (const picture of document.querySelectorAll('[srcset][sizes]')) {
        const candidates = picture.getAttributeValue('srcset')?.split(/,\s+/) ?? []
        if (!candidates.every((candidate) => /\s\d+w$/.test(candidate.trim())))
          this.report(picture, 'srcset has no widths beside sizes')
      }
    })
  }
}

/** As in the Nu HTML checker: a section or an article without a heading should be a `div`. */
class SectionsNeedHeadings extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }) => {
      // A section with a name is a region without a heading: a carousel, a scrolling table.
      for (const section of document.querySelectorAll('section, article'))
        if (!section.hasAttribute('aria-label') && !section.querySelector('h1, h2, h3, h4, h5, h6'))
          this.report(section, `${section.annotatedName} has no heading`)
    })
  }
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    plugins: [
      {
        name: 'ours',
        rules: {
          'sizes-need-widths': SizesNeedWidths,
          'sections-need-headings': SectionsNeedHeadings,
        },
      },
    ],
    rules: { 'sizes-need-widths': 'error', 'sections-need-headings': 'error' },
  }),
)

/** The errors of a document: rule, place and message. */
async function errorsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`),
  )
}

test('Every built page conforms to the HTML standard', async () => {
  const files = globSync('**/*.html', { cwd: CLIENT })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect.soft(await errorsOf(builtFile(file)), file).toEqual([])
})

test('No class of a built page is undefined: each comes from a stylesheet that its component reads', () => {
  const files = globSync('**/*.html', { cwd: CLIENT })
  const wrong = files.filter((file) => /class="[^"]*\bundefined\b/.test(builtFile(file)))
  expect(wrong).toEqual([])
})

test('The checker finds errors', async () => {
  const page = (body: string) =>
    errorsOf(
      `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`,
    )
  expect(await page('<section><h2>A</h2><p>B</p></section>')).toEqual([])
  for (const [body, rule] of [
    ['<img alt="" src="a" srcset="a.webp" sizes="100vw">', 'sizes-need-widths'],
    ['<article><p>A</p></article>', 'sections-need-headings'],
    ['<p><div></div></p>', 'close-order'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<button><a href="/">A</a></button>', 'element-permitted-content'],
  ] as const)
    expect.soft(await page(body), body).toContainEqual(expect.stringContaining(rule))
})

test('No heading of a text can have the id of anything else on its page', async ({ page }) => {
  for (const path of ['/privacy', ...siteContent.articles.map(({ slug }) => `/blog/${slug}`)]) {
    await page.goto(path)
    const headings = page.locator(':is(h2, h3, h4, h5, h6)[id]')
    expect(await headings.count(), path).toBeGreaterThan(0)
    const others = page.locator('[id]').and(page.locator(':not(h2, h3, h4, h5, h6)'))
    const ids = await others.evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids).toContain(CONTENT)
    expect(
      ids.filter((id) => new GithubSlugger().slug(id) === id),
      path,
    ).toEqual([])
  }
})
