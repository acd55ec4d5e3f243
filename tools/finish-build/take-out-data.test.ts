import { describe, expect, test } from 'vitest'
import { takeOutData } from './take-out-data.ts'

const CONTEXT =
  'window.__reactRouterContext = {};window.__reactRouterContext.stream = new ReadableStream();'
const ENQUEUE = 'window.__reactRouterContext.streamController.enqueue("[\\"$& words\\"]\\n");'
const CLOSE = 'window.__reactRouterContext.streamController.close();'
const page = (
  first = `<script>${ENQUEUE}</script>`,
  last = `<script>${CLOSE}</script>`,
  context = CONTEXT,
) =>
  `<html><body><main>Hello</main><script>${context}</script><!--$-->${first}<!--$-->${last}<!--/$--><!--/$--></body></html>`

test('The context and the data of a page become a script of its own, in order; the page keeps the rest', () => {
  const { html, data } = takeOutData(page(), 'about/index.html')
  expect(html).toBe(page('', '', ''))
  expect(data).toBe(`${CONTEXT}\n${ENQUEUE}\n${CLOSE}`)
})

test('Data that comes in several pieces is kept whole', () => {
  const { html, data } = takeOutData(
    page(`<script>${ENQUEUE}</script><!--$--><script>${ENQUEUE}</script>`),
    'about/index.html',
  )
  expect(html).not.toContain('streamController')
  expect(data).toBe(`${CONTEXT}\n${ENQUEUE}\n${ENQUEUE}\n${CLOSE}`)
})

test('A page without data is left alone', () => {
  const html = '<html><body><h1>Not found</h1></body></html>'
  expect(takeOutData(html, '404/index.html')).toEqual({ html, data: '' })
})

describe('The build stops, and names the page and where to look,', () => {
  test.each([
    ['when the context is missing', page(undefined, undefined, '')],
    ['when there is a context and no data', page('', '')],
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
