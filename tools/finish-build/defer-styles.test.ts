import { expect, test, vi } from 'vitest'
import { deferStyles } from './defer-styles.ts'

/** Words that do not compress: more than the first flight holds. */
const NOISE = Array.from({ length: 4000 }, (_, index) =>
  Math.abs(Math.sin(index) * 1e12).toString(36),
).join(' ')

const CSS = [
  '@layer components{.hero{color:red}.hero:hover .card{color:blue}.card{color:green}',
  '@media (width>=40rem){.hero{margin:0}.card{margin:1px}}}',
  '@layer base{body{margin:0}h1,.card h2{margin:2px}}',
  '@font-face{font-family:Anek;src:url(/a.woff2)}',
  '@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}',
  '@layer components{.menu{animation:rise 1s}.card:not(.hero){animation:fall 1s}}',
  '@media print{body{color:black}}',
].join('')

const page = ({ more = NOISE, css = CSS } = {}) =>
  `<html><head><style>@layer base, components;</style><title>A</title><style>${css}</style></head><body><nav class="menu"></nav><main><div><section class="hero"><section></section><h1>A</h1></section><section class="card"><p>${more}</p></section></div></main></body></html>`

/** The page, and the stylesheet that was written for it. */
function deferred(html: string) {
  const write = vi.fn((_: string) => '/assets/below-1.css')
  return { html: deferStyles(html, write), below: write.mock.calls[0]?.[0] }
}

test('A page that fits the first flight stays as it is, and no file is written', () => {
  const html = page({ more: 'Short.' })
  expect(deferred(html)).toEqual({ html, below: undefined })
})

test('A larger page keeps the styles of its first view, sections below hidden', () => {
  const { html } = deferred(page())
  const kept = /<style>(@layer comp.*?)<\/style>/.exec(html)?.[1]
  expect(kept).toBe(
    [
      '@layer components{.hero{color:red}',
      '@media (width>=40rem){.hero{margin:0}}}',
      '@layer base{body{margin:0}h1,.card h2{margin:2px}}',
      '@font-face{font-family:Anek;src:url(/a.woff2)}',
      '@keyframes rise{to{top:0}}',
      '@layer components{.menu{animation:rise 1s}}',
      '@media(scripting:enabled){[data-first-view] main>div>section~section{content-visibility:hidden;visibility:hidden}}',
    ].join(''),
  )
})

test('The others, print and their movements stand in a file, in their order', () => {
  expect(deferred(page()).below).toBe(
    [
      '@layer components{.hero:hover .card{color:blue}.card{color:green}',
      '@media (width>=40rem){.card{margin:1px}}}',
      '@keyframes fall{to{top:1px}}',
      '@layer components{.card:not(.hero){animation:fall 1s}}',
      '@media print{body{color:black}}',
    ].join(''),
  )
})

test('That file is linked, off until the page is painted, and on where no scripts run', () => {
  const { html } = deferred(page())
  expect(html).toMatch(/^<html data-first-view="">/)
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/below-1.css" disabled="" data-later=""/><noscript><link rel="stylesheet" href="/assets/below-1.css"/></noscript></head>',
  )
})

test('All else of the page is left alone', () => {
  const { html } = deferred(page())
  const without = (text: string) =>
    text.replace(' data-first-view=""', '').replace(/<title>A<\/title>.*<\/head>/, '')
  expect(without(html)).toBe(without(page()))
})
