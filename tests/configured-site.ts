import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { parseDocument } from 'yaml'
import type { ThirdParties } from '../model/files/third-parties.ts'
import { entryFile } from '../model/kinds.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { serveSite } from '../tools/test/serve-site.ts'
import { buildIn } from './built-site.ts'
import { articles, first, plans, site } from './content-file.ts'
import { EVERY_BLOCK, everyBlock } from './every-block.ts'
import { test as base } from './site.ts'

/** Settings of a site that uses a service of every kind. */
export const CONFIGURED = {
  map: { ...site.map, embed: 'https://maps.example/embed?office' },
  callbackForm: 'https://forms.example/callback',
  booking: 'https://calendar.example/you',
  mail: {
    send: 'provider',
    host: 'https://mail.example',
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'public-key',
  },
} satisfies Partial<typeof site>

/** Its scripts of other companies. */
export const SCRIPTS = {
  chat: {
    name: 'Example Chat',
    purpose: 'It keeps the conversation.',
    starts: 'chat-button',
    hosts: ['*.chat.example'],
    snippet: 'chat.js',
  },
  analytics: {
    name: 'Example Count',
    purpose: 'It counts the pages you open.',
    starts: 'after-consent',
    hosts: ['stats.example'],
    snippet: 'count.js',
  },
  notice: {
    name: 'Example Notice',
    purpose: 'It says whether we are open.',
    starts: 'immediately',
    homeOnly: true,
    hosts: ['notice.example'],
    snippet: 'notice.js',
  },
} satisfies Record<string, ThirdParties['scripts'][number]>

/** What their companies ask to be pasted, with the events that `docs/owner.md` documents. */
const SNIPPETS = path.join(import.meta.dirname, 'third-parties')

/** Half dark, half pale: no letters can be read on all of it. */
const stripes = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><path fill="#dfe8ef" d="M0 0H1600V1600H0Z"/><path stroke="#1d2a33" stroke-width="60" stroke-dasharray="60 60" d="M0 0V1600M240 0V1600M480 0V1600M720 0V1600M960 0V1600"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/**
 * Serves a copy of this site with `CONFIGURED` and `SCRIPTS`, a price, a real author, other pictures in heroes, and a
 * page with every block.
 */
async function serveConfigured() {
  const folder = scratchCopy()
  const content = (file: string) => path.join(folder, 'content', file)
  const set = (file: string, values: object, at: string[] = []) => {
    const document = parseDocument(readFileSync(content(file), 'utf8'))
    for (const [name, value] of Object.entries(values)) document.setIn([...at, name], value)
    writeFileSync(content(file), String(document))
  }
  set('site.yaml', CONFIGURED)
  const picture = () => ({ name: 'stripes', alt: '' })
  const crops = { landscape: picture(), portrait: picture() }
  writeFileSync(content('pictures/stripes.png'), await stripes())
  set('home.yaml', { day: crops, survey: crops }, ['hero'])
  set('drone-service.yaml', { picture: picture() }, ['hero'])
  set('third-parties.yaml', { scripts: Object.values(SCRIPTS) })
  rmSync(content('third-parties'), { recursive: true, force: true })
  cpSync(SNIPPETS, content('third-parties'), { recursive: true })
  appendFileSync(content(entryFile('plans', first(plans).slug)), 'from: 4999\n')
  const author = content(entryFile('team', first(articles).author))
  writeFileSync(author, readFileSync(author, 'utf8').replace('\nsample: true', ''))
  mkdirSync(content('pages'), { recursive: true })
  writeFileSync(content(`pages${EVERY_BLOCK}.yaml`), JSON.stringify(everyBlock()))
  await buildIn(folder)
  const client = path.join(folder, 'build/client')
  const { url, stop } = await serveSite({ SITE_DIR: client })
  return {
    url,
    client,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Tests on the configured site. */
export const test = base.extend<object, { configured: { url: string; client: string } }>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { stop, ...site } = await serveConfigured()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ configured }, use) => use(configured.url),
})

/** Collects the requests to other companies from now on, and answers them by their beginnings. */
export async function standIn(page: Page, answer: Record<string, string> = {}) {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    const [, body = ''] = Object.entries(answer).find(([start]) => url.startsWith(start)) ?? []
    const contentType = /^\s*</.test(body) ? 'text/html' : 'text/javascript'
    await route.fulfill({ contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return asked
}
