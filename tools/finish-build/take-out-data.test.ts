import { describe, expect, test } from 'vitest'
import { takeOutData } from './take-out-data.ts'

const CONTEXT = '<script>window.__reactRouterContext = {};</script>'
const ENQUEUE = 'window.__reactRouterContext.streamController.enqueue("[\\"$& words\\"]\\n");'
const CLOSE = 'window.__reactRouterContext.streamController.close();'
const page = (first = `<script>${ENQUEUE}</script>`, last = `<script>${CLOSE}</script>`) =>
  `<html><body><main>Hello</main>${CONTEXT}<!--$-->${first}<!--$-->${last}<!--/$--><!--/$--></body></html>`

test('The data of a page becomes a script of its own, in its order; the page keeps all the rest', () => {
  const { html, data } = takeOutData(page(), 'about/index.html')
  expect(html).toBe(page('', ''))
  expect(data).toBe(`${ENQUEUE}\n${CLOSE}`)
})

test('Data that comes in several pieces is kept whole', () => {
  const { html, data } = takeOutData(
    page(`<script>${ENQUEUE}</script><!--$--><script>${ENQUEUE}</script>`),
    'about/index.html',
  )
  expect(html).not.toContain('streamController')
  expect(data).toBe(`${ENQUEUE}\n${ENQUEUE}\n${CLOSE}`)
})

test('A page without data is left alone', () => {
  const html = '<html><body><h1>Not found</h1></body></html>'
  expect(takeOutData(html, '404/index.html')).toEqual({ html, data: '' })
})

describe('The build stops, and names the page and where to look,', () => {
  test.each([
    ['when the data does not end', page(undefined, '')],
    ['when there is nothing but the end', page('')],
    ['when the end comes first', page(`<script>${CLOSE}</script>`, `<script>${ENQUEUE}</script>`)],
    ['when a piece is of another kind', page(undefined, `<script defer>${CLOSE}</script>`)],
    [
      'when a piece in the middle is of another kind',
      page(`<script>${ENQUEUE}</script><script defer>${ENQUEUE}</script>`),
    ],
  ])('%s', (_, html) => {
    const taking = () => takeOutData(html, 'services/seo/index.html')
    expect(taking).toThrow('services/seo/index.html: ')
    expect(taking).toThrow('docs/decisions/010-waking-on-intent.md')
  })
})
