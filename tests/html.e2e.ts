import { globSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import GithubSlugger from 'github-slugger'
import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'
import { CONTENT } from '../app/layout/layout-ids.ts'
import { builtFile, CLIENT } from './built-site.ts'
import { articles } from './content-file.ts'

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

test('No heading of a text can have the id of anything else on its page', () => {
  for (const { path } of [{ path: '/privacy' }, ...articles]) {
    const others = builtFile(`${path}/index.html`).matchAll(/<(?!h[2-6])\w+[^>]* id="([^"]*)"/g)
    const ids = Array.from(others, ([, id = '']) => id)
    expect(ids).toContain(CONTENT)
    expect(ids.filter((id) => new GithubSlugger().slug(id) === id)).toEqual([])
  }
})
