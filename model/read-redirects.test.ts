import { expect, test } from 'vitest'
import { readRedirects } from './read-redirects.ts'

const URL = 'https://www.kiteline.example'
const known = [{ from: '/known/', to: '/' }]

test('A list of redirects is two columns of a spreadsheet, or lines of _redirects', () => {
  const pasted = [
    '# Of the older site',
    '',
    '/2014/05/kites-%e2%80%93-a-guide/\t/blog\t',
    '"/About Us.html"\t"https://kiteline.example/about/"\t301',
    'https://old.example:8080/shop/*   https://new.example/services 301!  # all of it',
    'HTTP://www.old.example/a;b\t/about',
    'www.old.example/home.php https://KITELINE.example/',
    '/gone  /',
    '"/a,b.html","/about"',
    '/csv.html; /about; 301',
    '/two words.html -> /about',
  ]
  const { taken, refused } = readRedirects(pasted.join('\r\n'), known, URL)
  expect(refused).toEqual([])
  expect(taken.map(({ from, to }) => [from, to])).toEqual([
    ['/2014/05/kites-%e2%80%93-a-guide/', '/blog'],
    ['/About Us.html', '/about'],
    ['/shop/*', '/services'],
    ['/a;b', '/about'],
    ['/home.php', '/'],
    ['/gone', '/'],
    ['/a,b.html', '/about'],
    ['/csv.html', '/about'],
    ['/two words.html', '/about'],
  ])
})

test.each([
  ['Old\tNew', 'the old address must be a path'],
  ['/one', 'needs an old and a new address'],
  ['/index.php?id=3 /about', 'the old address must be a path'],
  ['https://old.example/ /about', 'the old address must be a path'],
  ['/shop https://shop.example/', 'the new address must be a page of this site'],
  ['/news/* /blog/:splat 301', 'a part such as :splat has no place'],
  ['/api/* /about 200', 'is no plain redirect: 200'],
  ['/de /about 302 Language=de', 'is no plain redirect: 302 Language=de'],
  ['/first/ /about', 'is in the list already'],
  ['/KNOWN /about', 'is in the list already'],
])('The line %s stays: %s', (line, why) => {
  const { taken, refused } = readRedirects(`/First /about\n${line}`, known, URL)
  expect(taken).toHaveLength(1)
  expect(refused).toEqual([{ line, why: expect.stringContaining(`Line 2, ${line}: ${why}`) }])
})
