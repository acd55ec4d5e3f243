import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parseDocument } from 'yaml'
import { DATA } from '../app/data-attributes.ts'
import { entryFile } from '../schemas/kinds.ts'
import type { Analytics, LiveChat } from '../schemas/third-parties.ts'
import { contentSecurityPolicy } from '../tools/finish-build/content-security-policy.ts'
import { scratchCopy } from '../tools/scratch-copy.ts'
import { serveSite } from '../tools/serve-site.ts'
import { bareEnvironment } from './bare-environment.ts'
import { articles, first, plans, site } from './content-file.ts'
import { test as base } from './site.ts'

/** A site that uses a service of every kind. */
export const CONFIGURED = {
  ...site,
  map: { ...site.map, embed: 'https://maps.example/embed?office' },
  liveChat: { provider: 'crisp', websiteId: 'crisp-website' },
  callbackForm: 'https://forms.example/callback',
  analytics: { provider: 'ga4', measurementId: 'G-TEST1' },
  vitals: 'https://vitals.example/collect',
  mail: {
    send: 'provider',
    host: 'https://mail.example',
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'public-key',
  },
} satisfies typeof site

/**
 * Builds and serves a copy of this site with the services of `CONFIGURED`, a price on its
 * first plan, and a real person as an author.
 */
async function serveConfigured() {
  const folder = scratchCopy()
  const file = path.join(folder, 'content/site.yaml')
  const document = parseDocument(readFileSync(file, 'utf8'))
  const { map, liveChat, callbackForm, analytics, vitals, mail } = CONFIGURED
  const services = { map, liveChat, callbackForm, analytics, vitals, mail }
  for (const [name, value] of Object.entries(services)) document.set(name, value)
  writeFileSync(file, String(document))
  appendFileSync(
    path.join(folder, 'content', entryFile('plans', first(plans).slug)),
    'from: 4999\n',
  )
  const author = path.join(folder, 'content', entryFile('team', first(articles).author))
  writeFileSync(author, readFileSync(author, 'utf8').replace('\nsample: true', ''))
  const build = spawn(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    env: bareEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error('The configured site cannot be built')
  const { url, stop } = await serveSite({ SITE_DIR: path.join(folder, 'build/client') })
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Tests on the configured site. */
export const test = base.extend<object, { configured: string }>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await serveConfigured()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ configured }, use) => use(configured),
})

/**
 * Collects the requests to other companies' hosts from now on, and answers them.
 * @param answer response bodies by the beginning of the address; all other bodies are empty
 */
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

const attributeNamed = (name: string) => new RegExp(`${name}=(?:"[^"]*"|'[^']*')`)

const inAttribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;')

/** Serves pages as if another provider were configured, with the policy that the build writes for it. */
export async function configure(
  page: Page,
  changed: { liveChat?: LiveChat; analytics?: Analytics },
): Promise<void> {
  const settings = { ...CONFIGURED, ...changed }
  await page.route(
    (url) => url.protocol === 'http:' && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const { analytics, vitals } = settings
      const body = (await response.text())
        .replace(
          attributeNamed(DATA.liveChat),
          `${DATA.liveChat}="${inAttribute(settings.liveChat)}"`,
        )
        .replace(
          attributeNamed(DATA.consent),
          `${DATA.consent}="${inAttribute({ analytics, vitals })}"`,
        )
      const headers = {
        ...response.headers(),
        'content-security-policy': contentSecurityPolicy(settings),
      }
      await route.fulfill({ response, body, headers })
    },
  )
}
