import { blockPages } from '../model/addresses.ts'
import { caseStudies, content, siteContent } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

/** Blocks that a screen shows in part, until a visitor opens them; paper shows them in full. */
const FOLDED = ['questions', 'vision-and-mission']

const withCaseStudies = caseStudies.map(({ service }) => service)

/** What is compared: letters and digits, as Markdown and styles change the rest. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The texts in a value of the content: no names of files, addresses, settings or descriptions of pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^([a-z][\w-]*|\d|\/.*|https?:.*)$/.test(value)
      ? []
      : value.replace(/\]\([^)]*\)/g, '').split(/\n+|\|/)
  const { alt: _, ...parts } = Object(value)
  return typeof value === 'object' ? Object.values(parts).flatMap(textsIn) : []
}

test('Every page shows the texts of its file, and its blocks in their order', async ({ page }) => {
  for (const { path, file, blocks } of blockPages(siteContent)) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const onScreen = lettersOf(await main(page).innerText())
    await page.emulateMedia({ media: 'print' })
    const onPaper = lettersOf(await main(page).innerText())
    const missing = (value: unknown, shown = onScreen) =>
      textsIn(value).filter((text) => !shown.includes(lettersOf(text)))

    const { title, tagline, hero = {} } = content(file)
    // Home's hero says when we are open, and has a slider with a name.
    const { open: _, pull: __, ...inHero } = hero
    expect.soft(missing([hero.title ?? title, tagline, inHero]), path).toEqual([])
    const hasWork = withCaseStudies.some((slug) => path.endsWith(`/${slug}`))
    let end = 0
    for (const block of blocks) {
      if (block.hidden || (block.block === 'case-studies' && !hasWork)) continue
      const shown = FOLDED.includes(block.block) ? onPaper : onScreen
      // What is said where a filter shows nothing is not shown at first.
      const texts = { ...block, none: undefined }
      expect.soft(missing(texts, shown), `${path}: ${block.block}`).toEqual([])
      if (!('title' in block) || !block.title) continue
      const at = onScreen.indexOf(lettersOf(block.title), end)
      expect.soft(at, `${path}: ${block.title} is in its place`).not.toBe(-1)
      end = Math.max(at, end)
    }
  }
})
