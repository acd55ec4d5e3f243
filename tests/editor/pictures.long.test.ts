import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DATA } from '../../app/data-attributes.ts'
import { MOST_BYTES } from '../../editor/upload-limit.ts'
import { articles, first, gallery, products, siteContent } from '../content-file.ts'
import { boxOf } from '../page-content.ts'
import { problems } from '../page-errors.ts'
import { drawn, photo, redPart } from './drawn-pictures.ts'
import { editorSession, type ownerOf, SOON } from './session.ts'

// Without the shared caches: two servers that start at the same time would both write to them.
const session = editorSession({ caches: false })
const { folder, fields } = session
const pictures = session.place('pictures')
const written = (name: string) => sharp(readFileSync(path.join(pictures, `${name}.webp`)))

const product = first(products)
const PRODUCT = `products/${product.slug}.yaml`

/** Where the gallery page has its pictures. */
const AT = siteContent.gallery.blocks.findIndex(({ block }) => block === 'gallery')
const PICTURES = `field.blocks.${AT}.items`

let page: Page
let tab: ReturnType<typeof ownerOf>
const open = async (...named: Parameters<typeof session.open>) => {
  tab = await session.open(...named)
  page = tab.page
}
const inDialog = (role: 'button' | 'slider' | 'textbox' | 'checkbox', name: string | RegExp) =>
  tab.dialog().getByRole(role, { name, exact: typeof name === 'string' })
/** The input that a file can be dropped on, too. */
const input = (label = 'Upload a picture') => page.getByLabel(label, { exact: true }).last()
const choose = (name: string, buffer: Buffer, label?: string) =>
  input(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
const isClosed = () => tab.dialog().waitFor({ state: 'detached' })
async function upload() {
  await inDialog('button', 'Upload').click()
  await isClosed()
}
async function uploadAgain() {
  await inDialog('checkbox', /^Replace the picture/).check()
  await upload()
}

test('A photo of a phone is cropped by keyboard, and is upright and without its place', async () => {
  await open(PRODUCT)
  const choosing = page.waitForEvent('filechooser')
  await input().press('Enter')
  await choosing
  await choose('IMG 2034 (1).JPG', await photo())
  // A tall photo in a wide frame: until it is enlarged, it can only be moved up and down.
  const across = inDialog('slider', 'Left to right')
  await across.waitFor()
  expect(await across.isDisabled()).toBe(true)
  const up = inDialog('slider', 'Down to up')
  await up.press('End')
  const zoom = inDialog('slider', 'Zoom')
  for (let turn = 0; turn < 10; turn++) await zoom.press('ArrowRight')
  expect(await zoom.inputValue()).toBe('2')
  await across.press('End')
  await up.press('End')
  await tab.dialog().getByText('This part has 1512 × 1134 pixels.').waitFor()
  expect(await problems(page, 'dialog')).toEqual([])

  const name = inDialog('textbox', 'File name')
  expect(await name.inputValue()).toBe('img-2034-1')
  await name.press('Enter')
  expect(existsSync(path.join(pictures, 'img-2034-1.webp')), 'without a description').toBe(false)
  await inDialog('textbox', 'Description').fill('A red corner')
  await name.press('Enter')
  await isClosed()
  const { format, width, height, exif, xmp, orientation } = await written('img-2034-1').metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1512, height: 1134 })
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  expect(await redPart(written('img-2034-1'))).toBeGreaterThan(0.97)

  await tab.saved()
  expect(fields(PRODUCT).hero.picture).toEqual({ name: 'img-2034-1', alt: 'A red corner' })

  // The whole photo is kept, so the crop can be changed.
  await tab.button('Change the crop').click()
  await tab.dialog().getByText('This part has 3024 × 2268 pixels.').waitFor()
  await inDialog('slider', 'Down to up').press('Home')
  await uploadAgain()
  expect(await redPart(written('img-2034-1'))).toBeLessThan(0.1)
  expect(fields(PRODUCT).hero.picture).toEqual({ name: 'img-2034-1', alt: 'A red corner' })
})

test('What cannot be used is refused with what to do, and another file can be chosen', async () => {
  await open(PRODUCT)
  const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(80)}`, 'latin1')
  await choose('IMG_0001.HEIC', heic)
  await tab.dialog().getByRole('alert').getByText('Camera › Formats › Most Compatible').waitFor()
  await inDialog('button', 'Close').click()
  await choose('large.jpg', Buffer.alloc(MOST_BYTES + 1))
  const refusal = () => input().evaluate((one) => (one as HTMLInputElement).validationMessage)
  await expect.poll(refusal, SOON).toContain('larger than 30 MB')
  await choose('kite.png', await drawn(900, 600).png().toBuffer())
  await inDialog('slider', 'Zoom').waitFor()
  expect(await tab.dialog().getByRole('alert').count()).toBe(0)
  await tab.dialog().getByText('would look blurred').waitFor()
})

test('A dropped file is cropped around what is clicked', async () => {
  await open(PRODUCT)
  const file = path.join(folder, 'Drachen über Ahmedabad.webp')
  await drawn(1600, 800).webp().toFile(file)
  await input().scrollIntoViewIfNeeded()
  const { x, y, width: wide, height: high } = await boxOf(input())
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const at = { x: x + wide / 2, y: y + high / 3, data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at })
  const picture = tab.dialog().locator('.crop-picture')
  const { width, height } = await boxOf(picture)
  await picture.click({ position: { x: width * 0.9, y: height / 2 } })
  await inDialog('textbox', 'Description').fill('Red at the right')
  await upload()
  const cropped = written('drachen-uber-ahmedabad')
  expect(await cropped.metadata()).toMatchObject({ width: 1067, height: 800 })
  // The red part fills the upper half of the rightmost 800 of these 1,067 columns.
  expect(await redPart(cropped)).toBeCloseTo(800 / 1067 / 2, 2)
})

test('A picture that is chosen brings its description along', async () => {
  const { name, alt } = first(gallery.items).picture
  await open(PRODUCT)
  await tab.button('Choose a picture').click()
  await inDialog('button', name).click()
  await isClosed()
  const description = page.getByRole('group', { name: 'Picture' }).getByRole('textbox')
  expect(await description.inputValue()).toBe(alt)
})

test('A picture of an article comes after the paragraph of the cursor', async () => {
  const { slug } = first(articles)
  await open(`articles/${slug}.md`)
  await page.locator('[id="field.content"]').press('Control+Home')
  await tab.button('Picture').click()
  await choose('Sketch.png', await drawn(1300, 700).png().toBuffer())
  await tab.dialog().last().getByRole('textbox', { name: 'Description' }).fill('Red [sketch]')
  await inDialog('button', 'Upload').click()
  await inDialog('button', 'Put it into the text').click()
  await isClosed()
  const before = session.read(`articles/${slug}.md`)
  await tab.saved()
  const after = session.read(`articles/${slug}.md`)
  const [paragraph = ''] = (before.split('\n---\n')[1] ?? '').trimStart().split('\n\n')
  const inserted = `${paragraph}\n\n![Red \\[sketch\\]](sketch)`
  expect(after).toBe(before.replace(paragraph, () => inserted))
})

test('The page of pictures leads to their fields, and deletes only what none shows', async () => {
  await open(PRODUCT)
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  const line = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await choose('Unused kite.avif', await drawn(640, 480).avif().toBuffer(), 'Upload')
  await inDialog('button', 'Upload').click()
  await tab.told('“unused-kite” is uploaded.')
  expect(await written('unused-kite').metadata()).toMatchObject({ width: 640, height: 480 })

  const taken = await drawn(320, 240).png().toBuffer()
  await choose('Unused kite.png', taken, 'Upload')
  await inDialog('button', 'Upload').click()
  expect((await written('unused-kite').metadata()).width, 'not asked').toBe(640)
  await uploadAgain()
  await expect.poll(async () => (await written('unused-kite').metadata()).width, SOON).toBe(320)

  page.once('dialog', (asked) => asked.accept())
  await line('unused-kite').getByRole('button', { name: 'Delete unused-kite' }).click()
  await tab.told('“unused-kite” is deleted.')
  expect(readdirSync(pictures)).not.toContain('unused-kite.webp')
  const copies = readdirSync(path.join(folder, 'data/editor/removed-pictures'))
  expect(copies.filter((file) => file.endsWith('-unused-kite.webp'))).toHaveLength(2)

  const used = first(gallery.items).picture.name
  expect(await line(used).getByRole('button').count()).toBe(0)
  await line(used).getByRole('link').first().click()
  await tab.focuses(`${PICTURES}.0.picture.name`)
})

test('A picture is uploaded to the gallery, gets its caption, and the preview shows it', async () => {
  await open('gallery.yaml', { withPreview: true })
  const { items, tags } = gallery
  const preview = tab.preview()
  await preview.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator(`[id="field.blocks.${AT}"] > summary`).press('Enter')
  const night = await drawn(1800, 1200).jpeg().toBuffer()
  await choose('Night.jpg', night, 'Upload a picture to the gallery')
  await inDialog('textbox', 'Description').fill('Red above white')
  await upload()
  await tab.focuses(`${PICTURES}.${items.length}.caption`)
  await page.keyboard.type('The night after')
  await page.locator(`[id="${PICTURES}.${items.length}.tag"]`).selectOption(tags.at(-1) ?? '')
  await tab.saved()
  const saved = fields('gallery.yaml').blocks[AT].items
  expect(saved).toHaveLength(items.length + 1)
  const picture = { name: 'night', alt: 'Red above white' }
  const texts = { tag: tags.at(-1), caption: 'The night after' }
  expect(saved.at(-1)).toEqual({ id: 'night', picture, ...texts })
  expect(await written('night').metadata()).toMatchObject({ width: 1200, height: 1200 })
  expect(session.content().issues).toEqual([])
  const shown = preview.getByRole('img', { name: 'Red above white' })
  await shown.waitFor({ state: 'attached' })
  const source = await shown.getAttribute('src')
  await tab.button('Change the crop').last().click()
  await uploadAgain()
  await expect.poll(() => shown.getAttribute('src'), SOON).not.toBe(source)
  // What else development lists: the scripts of other companies.
  const script = { name: 'Chat', purpose: 'It chats.', snippet: 'chat.js', starts: 'immediately' }
  mkdirSync(session.place('third-parties'))
  writeFileSync(session.place('third-parties/chat.js'), '// Hello')
  const { scripts, ...others } = fields('third-parties.yaml')
  const values = { ...others, scripts: [{ ...script, hosts: ['chat.example'] }] }
  await session.send('save', { file: 'third-parties.yaml', values })
  await preview.locator(`[${DATA.scripts}*="chat.js"]`).waitFor({ state: 'attached' })
})

test('Requests cannot upload from another site, leave the folder, or replace unasked', async () => {
  const picture = new Uint8Array(await drawn(100, 100).png().toBuffer())
  const add = async (name: string, headers: Record<string, string> = {}, body = picture) => {
    const crop = { left: '0', top: '0', width: '100', height: '100', replace: 'false', name }
    const own = { Origin: session.url(), 'Content-Type': 'application/octet-stream' }
    const address = `${session.url()}/api/pictures/add?${new URLSearchParams(crop)}`
    return (await fetch(address, { method: 'POST', headers: { ...own, ...headers }, body })).status
  }
  const before = readdirSync(pictures)
  expect(await add('kite', { Origin: 'https://kiteline.example' })).toBe(403)
  expect(await add('kite', { 'Content-Type': 'multipart/form-data' })).toBe(415)
  for (const name of ['../kite', '..', 'a/kite', '/tmp/kite', 'kite.svg', '', 'k'.repeat(300)])
    expect(await add(name), name).toBe(422)
  expect(await add('kite', {}, new Uint8Array(MOST_BYTES + 1))).toBe(413)
  expect(await add(first(gallery.items).picture.name)).toBe(409)
  expect(readdirSync(pictures)).toEqual(before)
  expect(session.exists('kite.webp')).toBe(false)
  // Of six at once, one gets the name.
  const answers = await Promise.all(Array.from({ length: 6 }, () => add('six-at-once')))
  expect(answers.sort()).toEqual([200, 409, 409, 409, 409, 409])
  rmSync(path.join(pictures, 'six-at-once.webp'))
})

test('A picture is not deleted while a field shows it, or while a file cannot be read', async () => {
  const remove = async (name: string) => {
    const answer = await session.send('pictures/delete', { name })
    return [answer.status, await answer.text()]
  }
  const { name } = first(gallery.items).picture
  expect(await remove(name)).toEqual([409, expect.stringContaining('is shown')])
  expect((await remove('../gallery'))[0]).toBe(404)
  const file = session.place('gallery.yaml')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}: [`)
  expect(await remove(name)).toEqual([409, expect.stringContaining('gallery.yaml has a mistake')])
  writeFileSync(file, before)
  expect(existsSync(path.join(pictures, `${name}.webp`))).toBe(true)
})
