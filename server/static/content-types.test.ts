import { expect, test } from 'vitest'
import { contentType } from './content-types.ts'

test.each([
  ['about/index.html', 'text/html; charset=utf-8'],
  ['about.data', 'text/x-script; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['PHOTO.AVIF', 'image/avif'],
  ['unheard-of.xyz', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type)
})

test('A feed is what it says it is', () => {
  const rss = '<rss xmlns:atom="http://www.w3.org/2005/Atom">'
  const atom = '<feed xmlns="http://www.w3.org/2005/Atom">'
  expect(contentType('blog/feed.xml', Buffer.from(rss))).toBe('application/rss+xml; charset=utf-8')
  expect(contentType('blog/atom.xml', Buffer.from(atom))).toBe(
    'application/atom+xml; charset=utf-8',
  )
})
