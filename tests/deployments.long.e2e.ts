import { appendFileSync, cpSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newRelease, publish } from '../tools/build/releases.ts'
import { serveSite } from '../tools/test/serve-site.ts'
import { formIn, someone } from './contact-form.ts'
import { siteContent } from './content-file.ts'
import { storedFrom } from './outbox.ts'
import { holdBack, hydratedIsland, takeNotes } from './page-notes.ts'
import { expect, test as pageTest } from './site.ts'

const DAY = 24 * 60 * 60_000

/** The built site, served by a separate server. */
interface Site {
  url: string
  data: string
  /** Deploys a build in which every script has another name, and waits until it is served. */
  deploy(days: number): Promise<void>
}

const test = pageTest.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const build = mkdtempSync(path.join(tmpdir(), 'deployments-'))
    const built = path.dirname(realpathSync('build/client'))
    const release = (days: number, change: (client: string) => void) => {
      const folder = newRelease(build)
      cpSync(built, folder, { recursive: true })
      change(path.join(folder, 'client'))
      publish(build, folder, 'sources', undefined, days * DAY)
    }
    release(0, () => {})
    const server = await serveSite({ SITE_DIR: path.join(build, 'client') })
    let count = 0
    await use({
      ...server,
      async deploy(days) {
        const mark = `<!-- deployment ${++count} -->`
        release(days, (client) => {
          for (const file of globSync(['assets/*.js*', 'index.html.*'], { cwd: client }))
            rmSync(path.join(client, file))
          appendFileSync(path.join(client, 'index.html'), mark)
        })
        await expect.poll(async () => (await fetch(server.url)).text()).toContain(mark)
      },
    })
    await server.stop()
    rmSync(build, { recursive: true })
  },
})

test.skip(siteContent.site.mail.send !== 'own-server', 'the provider accepts no native submits')

test('A page that is open during deployments keeps its own scripts', async ({ page, site }) => {
  await takeNotes(page)
  await page.goto(`${site.url}/contact`)
  await site.deploy(1)
  await site.deploy(2)
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await expect(hydratedIsland(page, 'contact-form')).toHaveCount(1)
  await form.isSent()
  await expect(page).toHaveURL(`${site.url}/contact`)
  expect(await storedFrom(text.email, site.data)).toHaveLength(1)
})

test('After a week an open page stays HTML, and its form is sent', async ({ page, site }) => {
  await takeNotes(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  // The form's script is requested only after the deployments, as that of a form below the window is.
  const { letThrough } = await holdBack(page)
  await page.goto(`${site.url}/contact`)
  const refused = page.waitForResponse((response) => response.status() === 404)
  await site.deploy(1)
  await site.deploy(8)
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  letThrough()
  await refused
  await form.holds(text)
  await expect(hydratedIsland(page, 'contact-form')).toHaveCount(0)
  await form.send.click({ noWaitAfter: true })
  await expect(page).toHaveURL(`${site.url}/contact/thanks`)
  expect(documents).toEqual(['/contact', '/contact/send', '/contact/thanks'])
  expect(await storedFrom(text.email, site.data)).toEqual([expect.objectContaining(text)])
})
