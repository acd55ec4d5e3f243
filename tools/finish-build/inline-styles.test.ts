import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

/** A built site with these stylesheets. */
function siteWith(sheets: Record<string, string>): string {
  const client = mkdtempSync(path.join(tmpdir(), 'inline-styles-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  mkdirSync(path.join(client, 'assets'))
  for (const [name, css] of Object.entries(sheets)) {
    writeFileSync(path.join(client, 'assets', name), css)
  }
  return client
}

const FONT = '<link rel="preload" href="/assets/anek.woff2" as="font"/>'
const page = (links: string) => `<html><head>${FONT}${links}</head><body><p>Hello</p></body></html>`

test('The stylesheets of a page stand in its head, in their order, after everything else', () => {
  const client = siteWith({ 'root-1.css': 'p{color:red}\n', 'about-2.css': 'p{color:blue}\n' })
  const html = inlineStyles(
    page(
      '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/about-2.css"/>',
    ),
    client,
  )
  expect(html).toContain('<style>p{color:red}\np{color:blue}</style></head><body>')
})

test('Their links stay, switched off, for the application to find; other links stay as they are', () => {
  const client = siteWith({ 'root-1.css': 'p{color:red}' })
  const html = inlineStyles(page('<link rel="stylesheet" href="/assets/root-1.css"/>'), client)
  expect(html).toBe(
    page(
      '<link rel="stylesheet" href="/assets/root-1.css" disabled=""/><style>p{color:red}</style>',
    ),
  )
})

test('Signs that a replacement would take for its own are styles like others', () => {
  const css = '.a::before{content:"$& $1 $\' $`"}'
  const client = siteWith({ 'root-1.css': css })
  const html = inlineStyles(page('<link rel="stylesheet" href="/assets/root-1.css"/>'), client)
  expect(html).toContain(`<style>${css}</style>`)
})

test('A page without stylesheets is left alone', () => {
  expect(inlineStyles(page(''), siteWith({}))).toBe(page(''))
})

test('A stylesheet that is not there stops the build', () => {
  const html = page('<link rel="stylesheet" href="/assets/gone-3.css"/>')
  expect(() => inlineStyles(html, siteWith({}))).toThrow('gone-3.css')
})
