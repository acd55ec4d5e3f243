import { builtPages } from './built-site.ts'
import { articles, content, first, siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

const blog = content('blog.yaml')
const { path, content: text } = first(articles)
const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.trim())

test('The list of an article’s headings is beside the text and marks the current one', async ({
  page,
  visit,
}) => {
  test.skip(headings.length < 3, 'the newest article has too few headings')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(path)
  const contents = page.getByRole('navigation', { name: blog.contentsTitle })
  await expect(contents.getByRole('link')).toHaveCount(headings.length)
  for (const link of [contents.getByRole('link').last(), contents.getByRole('link').nth(1)]) {
    await link.click()
    await expect.poll(() => link.evaluate((one) => one.matches(':target-current'))).toBe(true)
    await expect(link).toBeInViewport()
  }
})

test('A topic with three articles has a page that lists them, to which they link; other topics have none', () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]))
  for (const { id, title } of siteContent.blog.topics) {
    const path = `/blog/topic/${id}`
    const named = articles.filter(({ topics }) => topics.includes(id))
    const page = pages.get(path)
    expect.soft(Boolean(page), title).toBe(named.length >= 3)
    if (!page) continue
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(page.html) ?? []
    const listed = articles.filter(({ path }) => main.includes(`href="${path}"`))
    expect.soft(listed, title).toEqual(named)
    for (const article of named)
      expect.soft(pages.get(article.path)?.html, article.path).toContain(`href="${path}"`)
  }
})
