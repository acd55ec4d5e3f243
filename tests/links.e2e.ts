import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { contentTexts } from '../model/content-folder.ts'
import { languagesIn } from '../model/languages/translate.ts'
import { builtFile, builtPages, CLIENT, tags } from './built-site.ts'
import { header, labels, site } from './content-file.ts'

const pages = builtPages()
const inOtherLanguages = languagesIn(contentTexts()).flatMap((name) =>
  builtPages(name).map((page) => ({ ...page, path: `/${name}${page.path}`.replace(/\/$/, '') })),
)
const byPath = new Map([...pages, ...inOtherLanguages].map((page) => [page.path, page]))

/** Addresses that the server handles, and `mailto:` links. */
const NO_FILES = /^(?:mailto:|tel:|\/contact\/send$)/

/** What a page refers to: links, pictures in every width, styles and scripts. */
function addressesOn(html: string): string[] {
  const all = ['a', 'link', 'img', 'source', 'script', 'iframe', 'form', 'use'].flatMap((name) =>
    tags(html, name),
  )
  return all.flatMap(({ href, src, srcset, action }) => [
    ...[href, src, action].filter((address) => address !== undefined),
    ...(srcset?.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') ?? []),
  ])
}

const isFile = (pathname: string) => {
  const file = path.join(CLIENT, decodeURI(pathname))
  return existsSync(file) && statSync(file).isFile()
}

/** The HTML of a page, or the text of a file. */
const textOf = (pathname: string) => byPath.get(pathname)?.html ?? builtFile(decodeURI(pathname))

test('No link, picture or fragment of the built site is broken', () => {
  const broken: string[] = []
  for (const page of byPath.values()) {
    for (const address of addressesOn(page.html)) {
      if (NO_FILES.test(address)) continue
      const { origin, pathname, hash } = new URL(address, `http://site${page.path}`)
      if (origin !== 'http://site') continue
      const target = byPath.get(pathname)
      const id = decodeURIComponent(hash.slice(1)).split('?')[0]
      const isBroken =
        target || isFile(pathname) ? id && !textOf(pathname).includes(`id="${id}"`) : true
      if (isBroken) broken.push(`${page.path}: ${address}`)
    }
  }
  expect(broken).toEqual([])
})

/** Pages without links to them: the not-found page, and the one after a native submit. */
const WITHOUT_WAY_IN = ['/404', '/contact/thanks']

test('Every page is within three clicks of Home', () => {
  const clicks = new Map([['/', 0]])
  for (const [from, depth] of clicks) {
    for (const { href } of tags(byPath.get(from)?.html ?? '', 'a')) {
      const { origin, pathname } = new URL(href ?? '', `http://site${from}`)
      if (origin === 'http://site' && byPath.has(pathname) && !clicks.has(pathname))
        clicks.set(pathname, depth + 1)
    }
  }
  const listed = pages.filter(({ path }) => !WITHOUT_WAY_IN.includes(path))
  const far = listed.filter(({ path }) => (clicks.get(path) ?? 9) > 3).map(({ path }) => path)
  expect(far).toEqual([])
})

/** The links of a page, with what they are called. */
const linksOn = (html: string) =>
  Array.from(html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs), ([, opening = '', inside = '']) => {
    const { href = '', target, rel, ...link } = tags(opening, 'a')[0] ?? {}
    return { href, target, rel, text: link['aria-label'] ?? inside.replace(/<[^>]*>/g, '') }
  })

const isOutside = ({ href }: { href: string }) => href.startsWith('http')

test('Each link to another site opens in a new tab, which cannot reach this one, and says so', () => {
  for (const { path, html } of pages)
    for (const { href, target, rel, text } of linksOn(html).filter(isOutside)) {
      expect.soft([target, rel], `${path}: ${href}`).toEqual(['_blank', 'noopener'])
      expect.soft(text, `${path}: ${href}`).toContain(labels.newTab)
    }
})

test('A label names one action, on every page', () => {
  const actions: [label: string, target: RegExp][] = [
    [labels.call, /^tel:/],
    [labels.email, /^mailto:/],
    [labels.chat, new RegExp(`^${RegExp.escape(site.contact.chat ?? '')}$`)],
    [labels.whatsapp, /^https:\/\/wa\.me\/\d/],
    [labels.shareOn.replace('{network}', labels.whatsapp), /^https:\/\/wa\.me\/\?/],
    [labels.search, /^\/search$/],
    [header.contact.label, /^\/contact$/],
  ]
  expect(new Set(actions.map(([label]) => label)).size).toBe(actions.length)
  for (const { path, html } of pages) {
    for (const { href, text } of linksOn(html)) {
      const name = text.replace(` (${labels.newTab})`, '')
      const [, target] = actions.find(([label]) => label === name) ?? []
      if (target) expect.soft(href, `${path}: ${text}`).toMatch(target)
    }
    for (const [, text = ''] of html.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs))
      expect.soft(actions.map(([label]) => label)).not.toContain(text.replace(/<[^>]*>/g, ''))
  }
})
