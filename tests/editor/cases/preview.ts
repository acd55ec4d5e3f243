import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import type { Block } from '../../../app/blocks/block.ts'
import { STORAGE_KEYS } from '../../../contract/constants.ts'
import { splitPlace } from '../../../editor/preview/hidden-place.ts'
import { contentTexts } from '../../../model/content-folder.ts'
import { entryPath } from '../../../model/kinds.ts'
import { languagesIn } from '../../../model/languages/translate.ts'
import { elements } from '../../../tools/build/built-pages.ts'
import { builtPages } from '../../built-site.ts'
import {
  articles,
  brand,
  plans,
  products,
  services,
  siteContent,
  testimonials,
} from '../../content-file.ts'
import { type EditorSession, SOON, without } from '../session.ts'

const SERVICE = `services/${services[0]?.slug}.yaml`
const PRODUCT = `products/${products[0]?.slug}.yaml`
const ARTICLE = `articles/${articles[0]?.slug}.md`
const placeIn = (page: { blocks: readonly Block[] } | undefined, name: string) =>
  page?.blocks.findIndex(({ block }) => block === name) ?? -1
const STEPS = placeIn(services[0], 'steps')
const QUESTIONS = placeIn(products[0], 'questions')

/** What a page shows: its texts, and the numbers that styles depend on. */
const visibleIn = (page: Root) =>
  elements(page, 'body').flatMap((body) => {
    const found: string[] = []
    visit(body, (node) => {
      if (node.type === 'element' && /^(?:script|style|template|svg)$/.test(node.tagName))
        return SKIP
      // Development does not know which pages another language has.
      if (node.type === 'element' && node.properties.hrefLang) return SKIP
      // In the editor, an element with a style is around each block.
      if (node.type === 'element' && node.properties.style && !node.properties.dataPlace)
        found.push(`${node.properties.style}`)
      if (node.type === 'text') found.push(splitPlace(node.value).text)
      return undefined
    })
    return found.filter((text) => text.trim())
  })

/** Tests of the page beside the form, which is edited itself. */
export function editsPages(session: EditorSession): void {
  const titles = (): string[] =>
    session.fields(SERVICE).blocks[STEPS].items.map(({ title }: { title: string }) => title)

  async function open(file: string) {
    const tab = await session.open(file, { withPreview: true })
    const page = tab.preview()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const field = (name: string) => tab.page.locator(`[id="field.${name}"]`)
    const isFocused = (name: string) =>
      field(name).evaluate((element) => element.matches(':focus, :focus-within'))
    const opens = (name: string) => expect.poll(() => isFocused(name), SOON).toBe(true)
    const keys = tab.page.keyboard
    /** Types another text in place of one in the page. */
    const change = async (shown: Locator, text: string) => {
      await shown.click()
      await page.locator('[contenteditable=plaintext-only]').waitFor()
      await keys.press('ControlOrMeta+a')
      await keys.type(text)
    }
    return { ...tab, keys, site: page, at: field, opens, change }
  }

  test('lets a text be changed where it is, which changes that field alone', async () => {
    const { at, site, keys, told, change } = await open(SERVICE)
    const [one = '', other = ''] = titles()
    const second = at(`blocks.${STEPS}.items.1.title`)
    await change(site.getByText(one, { exact: true }).first(), 'Twice')
    await keys.press('Enter')
    await change(site.getByText(other, { exact: true }).first(), 'Twice')
    await keys.press('Enter')
    const shown = site.getByText('Twice', { exact: true }).nth(1)
    await change(shown, 'No')
    await expect.poll(() => second.inputValue(), SOON).toBe('No')
    await keys.press('Escape')
    await expect.poll(() => second.inputValue(), SOON).toBe('Twice')
    await change(shown, 'Now once')
    await keys.press('ControlOrMeta+s')
    await told('Saved.')
    expect(titles().slice(0, 2)).toEqual(['Twice', 'Now once'])
  })

  test('keeps every letter that is typed on while it is saved, and when the editor is killed', async () => {
    const { page, site, keys, button, told, save, saved, change } = await open(SERVICE)
    const title = () => titles()[0]
    const shown = site.locator(`[data-place="${SERVICE}?blocks[${STEPS}].items[0].title"]`)
    const keyboard = await page.context().newCDPSession(page)
    const inGujarati = { code: 'KeyS', key: 'સ', windowsVirtualKeyCode: 83, modifiers: 2 }
    const press = async (key: string) => {
      if (key !== 'સ') return keys.press(`Control+${key}`)
      return keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...inGujarati })
    }
    // The second one is of Caps Lock.
    for (const key of ['s', 'S', 'સ']) {
      const name = `Saved by ${key}`
      await change(shown, name)
      await press(key)
      await keys.type(' go')
      await expect.poll(title, SOON).toContain(name)
      await told('Saved.')
      await keys.type(' on')
      await keys.press('Enter')
      await save()
      await expect.poll(title, SOON).toBe(`${name} go on`)
      await expect.poll(() => shown.textContent(), SOON).toBe(`${name} go on`)
    }
    await change(shown, 'Before')
    await session.kill()
    await keys.type(' and after')
    await session.restart()
    await keys.press('Enter')
    await save()
    await expect.poll(title, SOON).toBe('Before and after')
    await page.reload()
    await page.setViewportSize({ width: 390, height: 844 })
    await button('Preview').click()
    await change(shown, 'On a phone')
    await saved()
    expect(title()).toBe('On a phone')
  })

  test('leaves keys to the input method while a word is composed', async () => {
    const { page, at, site, keys } = await open(SERVICE)
    const [{ title }] = session.fields(SERVICE).blocks[STEPS].items
    await site.getByText(title, { exact: true }).first().click()
    const edited = site.locator('[contenteditable=plaintext-only]')
    await edited.waitFor()
    await keys.press('End')
    const keyboard = await page.context().newCDPSession(page)
    const composing = { text: 'ગુ', selectionStart: 2, selectionEnd: 2 }
    for (const key of ['Enter', 'Escape']) {
      await keyboard.send('Input.imeSetComposition', composing)
      await keys.press(key)
      expect(await edited.textContent(), key).toBe(`${title}ગુ`)
    }
    await keyboard.send('Input.insertText', { text: 'ગુજરાત' })
    await keys.press('Enter')
    await edited.waitFor({ state: 'detached' })
    expect(await at(`blocks.${STEPS}.items.0.title`).inputValue()).toBe(`${title}ગુજરાત`)
  })

  test('shows every page as the site does, whatever is read, counted or compared', async () => {
    const { preview } = await (await fetch(`${session.url()}/api/overview`)).json()
    const built = path.join(session.folder, 'build/client')
    for (const page of builtPages('', built)) {
      const shown = fromHtml(await (await fetch(preview + page.path)).text())
      expect(visibleIn(shown), page.path).toEqual(visibleIn(fromHtml(page.html)))
    }
    for (const language of languagesIn(contentTexts())) {
      const headline = (html: string) =>
        /<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]*>/g, '')
      const shown = await (await fetch(`${preview}/${language}`)).text()
      const home = builtPages(language, built).find((page) => page.path === '/')
      expect(headline(shown), language).toBe(headline(home?.html ?? ''))
    }
  })

  test('puts the caret where a text was clicked, and opens a phone’s picture and the name', async () => {
    const { page, site, keys, opens, choose, saved } = await open(ARTICLE)
    const before = session.read(ARTICLE)
    const boxes = page.getByRole('main').getByRole('textbox')
    const labels = await boxes.evaluateAll((all) => all.map((one) => one.id))
    expect(labels.slice(0, 2)).toEqual(['field.title', 'field.content'])
    const paragraphs = site.locator(`[data-place="${ARTICLE}?content"]`)
    const text = (await paragraphs.nth(3).textContent()) ?? ''
    await paragraphs.nth(3).click()
    await opens('content')
    await keys.type('Here: ')
    await saved()
    expect(session.read(ARTICLE)).toContain(`Here: ${text.slice(0, 20)}`)
    expect(without(before, session.read(ARTICLE))).toHaveLength(1)
    await site.getByRole('banner').getByRole('link', { name: brand.name }).click()
    await opens('name')
    if (!siteContent.home.hero.day) return
    await choose('Home')
    const hero = site.locator('[data-place="home.yaml?hero.day.landscape.name"]')
    await hero.click({ force: true, position: { x: 5, y: 200 } })
    await opens('hero.day.portrait.name')
    await page.getByRole('button', { name: 'Desktop' }).click()
    await hero.click({ force: true, position: { x: 5, y: 200 } })
    await opens('hero.day.landscape.name')
  })

  test('shows a new page from its first field, and what is left', async () => {
    const { page, site, button, dialog, inDialog, heading, field, opens } = await open(SERVICE)
    const missing: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 404) missing.push(answer.url())
    })
    await button('New service').click()
    await dialog().getByRole('textbox', { name: 'Title' }).fill('Kite repair')
    await inDialog('Create').click()
    await heading('Kite repair')
    await site.getByRole('heading', { level: 1, name: 'Kite repair' }).waitFor()
    expect(missing).toEqual([])
    await site.getByText('Headline …').click()
    await opens('hero.line')
    await field('Headline').fill('They fly again.')
    await site.getByText('They fly again.').waitFor()
    expect(await site.locator('[data-gap]', { hasText: 'They fly again.' }).count()).toBe(0)
    const left = page.getByRole('complementary').locator('details')
    await left.getByText(/^\d+ things are left$/).click()
    await left.getByRole('link', { name: 'Description on cards' }).click()
    await opens('description')
    for (const kind of ['articles', 'caseStudies'])
      await session.send('create', { kind, slug: 'kites', name: 'Kites of ours' })
    // What is typed may be wrong, too.
    const article = session.read('articles/kites.md')
    const wrong = "author: nobody\ntopics: [ none ]\nexcerpt: 'A {word} too many'\n"
    writeFileSync(
      session.place('articles/kites.md'),
      `${article.replace(/^(?:author|topics|excerpt):.*\n/gm, '').replace('\n---', `\n${wrong}---`)}[Nowhere](/nowhere)`,
    )
    const { preview } = await (await fetch(`${session.url()}/api/overview`)).json()
    const addresses = [entryPath('services', 'kite-repair'), entryPath('articles', 'kites')]
    for (const address of [...addresses, entryPath('caseStudies', 'kites')])
      await expect.poll(async () => (await fetch(preview + address)).status, SOON).toBe(200)
  })

  test('shows a text that is not saved as it will be published, and each plan in its tab', async () => {
    const { page, site, button, field, choose, heading } = await open(ARTICLE)
    const before = session.read(ARTICLE)
    await page.getByRole('checkbox', { name: 'Show the text as Markdown' }).check()
    const text = field('Text')
    await text.fill(
      `${await text.inputValue()}\n## Kites of ours\n\n- a **bold** kite of {brand}\n`,
    )
    const title = site.getByRole('heading', { level: 2, name: 'Kites of ours' })
    await title.waitFor()
    await site.getByRole('listitem').getByText(`kite of ${brand.name}`).first().waitFor()
    expect(await site.getByText('## ').count()).toBe(0)
    expect(session.read(ARTICLE)).toBe(before)
    await button('Discard changes').click()
    await title.waitFor({ state: 'detached' })
    for (const { id, title } of siteContent.pricing.categories.toReversed()) {
      const plan = plans.find(({ category }) => category === id)
      if (!plan) continue
      await choose(plan.title)
      await heading(plan.title)
      await site.getByRole('tab', { name: title, selected: true }).waitFor()
      await site.getByText(plan.audience).first().waitFor()
    }
    const [, other] = siteContent.pricing.categories
    await page.evaluate(() => {
      location.hash = 'pricing.yaml?categories.1.intro'
    })
    if (other) await site.getByRole('tab', { name: other.title, selected: true }).waitFor()
  })

  test('opens the field of a picture, menus and questions, and nothing by itself', async () => {
    const { site, at, opens } = await open(PRODUCT)
    // The demo’s handle may be on it.
    await site.locator('main img').first().click({ force: true })
    await opens('hero.picture.name')
    const question = session.fields(PRODUCT).blocks[QUESTIONS].items[0]
    await site.getByText(question.question).click()
    await site.getByText(question.answer).waitFor()
    await expect.poll(() => at(`blocks.${QUESTIONS}.items.0.question`).isVisible(), SOON).toBe(true)
    await site.getByRole('button', { name: session.site().labels.openMenu }).click()
    const menu = site.locator(':popover-open')
    await menu.waitFor()
    await menu.locator('summary').first().click()
    await menu.locator('details[open]').waitFor()
    const key = STORAGE_KEYS.dialogClosed
    const html = site.locator('html')
    expect(await html.evaluate((_, key) => sessionStorage.getItem(key), key)).toBe('true')
  })

  test('shows a file that is new, says that one is invalid, and no longer shows one that is deleted', async () => {
    const { site } = await open('home.yaml')
    // The line through Home begins and ends once, whatever the editor puts around each block.
    const ends = await site
      .locator('main section')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one, '::before').content !== 'none'),
      )
    expect(ends).toHaveLength(2)
    const [one = { slug: '', name: '' }] = testimonials
    const text = session.read(`testimonials/${one.slug}.yaml`)
    const file = session.place('testimonials/zenith.yaml')
    const added = text.replace(/^order: .*/m, 'order: 99')
    writeFileSync(file, added.replace(/^name: .*/m, 'name: Zenith Kites'))
    await site.getByText('Zenith Kites').first().waitFor({ state: 'attached' })
    writeFileSync(file, 'name: [')
    await site.getByText('Pages are shown again once they are corrected.').waitFor()
    rmSync(file)
    await site.getByText(one.name).first().waitFor({ state: 'attached' })
    expect(await site.getByText('Zenith Kites').count()).toBe(0)
  })
}
