import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { parse } from 'yaml'
import { contentTexts } from '../../model/content-folder.ts'
import { contentOf } from '../../model/read-content.ts'
import { readContentFolder } from '../../tools/content/read-content-folder.ts'
import { scratchCopy } from '../../tools/test/scratch-copy.ts'
import { launchBrowser } from '../launch-browser.ts'
import { startEditor } from './start-editor.ts'

export const SOON = { timeout: 30_000 }

/** Whether an element has the focus. */
export const isFocused = (one: Locator) =>
  one.evaluate((element) => element === document.activeElement)

type Opening = { withPreview?: boolean; beside?: Page }

/** A tab of the editor, as its owner uses it. */
export function ownerOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = () => page.getByRole('dialog')
  const told = (text: string) => page.getByRole('status').getByText(text).waitFor()
  return {
    page,
    button,
    dialog,
    told,
    field: (name: string) => page.getByRole('textbox', { name, exact: true }).first(),
    inDialog: (name: string) => dialog().getByRole('button', { name, exact: true }),
    heading: (name = '') => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    preview: () => page.frameLocator('iframe[title="Preview of the page"]'),
    save: () => button('Save').click(),
    saved: async () => {
      await button('Save').click()
      await told('Saved.')
    },
    focuses: (id: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.id), SOON).toBe(id),
    /** Takes the last save of the open file back. @param files how many files it has changed, if that matters */
    undo: async (files = 0) => {
      await button('Undo last save').click()
      const heading = page.getByRole('heading', { name: /^Undo the save of \d\d:\d\d/ })
      await heading.waitFor()
      if (files) expect(await dialog().getByRole('listitem').count()).toBe(files)
      await dialog().getByRole('button', { name: 'Take back', exact: true }).click()
      await heading.waitFor({ state: 'detached' })
      await told('The save is undone.')
    },
    /** Opens a file by its name in the list, found by the search. */
    choose: async (name: string) => {
      const list = page.getByRole('navigation', { name: 'Content' })
      await list.getByRole('searchbox').fill(name.replace(' not saved', ''))
      await list.getByRole('button', { name, exact: true }).first().click()
    },
  }
}

/** Starts the editor once for all tests of a file, in a copy: it never sees the content itself. */
export function editorSession({ caches = true } = {}) {
  const folder = scratchCopy({ caches })
  const complaints: string[] = []
  let browser: Browser
  let editor: Awaited<ReturnType<typeof startEditor>>
  let texts: Record<string, string> = {}
  /** Starts it, and complains if it ends without being asked to. */
  const start = async (settings?: Record<string, string>) => {
    const started = await startEditor(folder, settings)
    started.ended.then(([code, signal]) => {
      const { killed } = started.child
      if (!killed) complaints.push(`The editor ended (${code ?? signal}): ${started.log.text}`)
    })
    editor = started
  }
  const restart = () => start({ PORT: new URL(editor.url).port })
  const place = (file: string) => path.join(folder, 'content', file)
  const read = (file: string) => readFileSync(place(file), 'utf8')
  const content = () => readContentFolder(path.join(folder, 'content'))

  beforeAll(async () => {
    browser = await launchBrowser()
    // A site that is built already need not be built again.
    if (existsSync('build/client'))
      cpSync('build', path.join(folder, 'build'), { recursive: true, verbatimSymlinks: true })
    // Only files that already have the form of a save change in a single line.
    execFileSync(process.execPath, ['tools/content/content-form.ts'], { cwd: folder })
    await start()
    texts = contentTexts(place(''))
  })
  afterAll(async () => {
    editor.child.kill()
    await Promise.all([editor.ended, browser.close()])
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    complaints.length = 0
    // If it has ended by itself, that has failed a test already.
    if (editor.child.exitCode !== null) await restart()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    expect(complaints).toEqual([])
  })

  return {
    folder,
    place,
    read,
    content,
    site: () => contentOf(content()),
    exists: (file: string) => existsSync(place(file)),
    /** Puts the content back after each test of a group. */
    putsBack: () =>
      afterEach(() => {
        const now = contentTexts(place(''))
        for (const file of Object.keys(now)) if (!(file in texts)) rmSync(place(file))
        for (const [file, text] of Object.entries(texts))
          if (text && now[file] !== text) writeFileSync(place(file), text)
      }),
    fields: (file: string) => parse(read(file)),
    url: () => editor.url,

    /** Ends the editor at once, as if the machine had stopped. */
    kill: async () => {
      editor.child.kill('SIGKILL')
      await editor.ended
    },
    restart,

    send: async (path: string, body: object) => {
      const headers = { Origin: editor.url, 'Content-Type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return await fetch(`${editor.url}/api/${path}`, sent)
    },

    /** A tab with this file or page open, of an own browser or beside another; the slow preview only if the test needs it. */
    open: async (file: string, { withPreview = false, beside }: Opening = {}) => {
      const viewport = { width: 1280, height: 900 }
      const context = beside?.context() ?? (await browser.newContext({ viewport }))
      const page = await context.newPage()
      if (!withPreview)
        await page.route(
          ({ origin }) => origin !== editor.url,
          (route) => route.abort(),
        )
      page.setDefaultTimeout(90_000)
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (message) => {
        // Messages of the preview are the site's own, and the browser logs each refusal that is tested.
        const isOurs = message.location().url.startsWith(editor.url)
        const isError =
          message.type() === 'error' && !/40\d|422|507|ERR_CONNECTION/.test(message.text())
        if (isOurs && isError) complaints.push(message.text())
      })
      await page.goto(`${editor.url}/#${file}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return ownerOf(page)
    },
  }
}

export type EditorSession = ReturnType<typeof editorSession>

/** The lines of a text that another one lacks. */
export const without = (one: string, other: string) =>
  one.split('\n').filter((line) => !other.split('\n').includes(line))
