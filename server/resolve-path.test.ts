import { describe, expect, test } from 'vitest'
import { resolvePath } from './resolve-path.ts'

describe('An address', () => {
  test('names a page or a file', () => {
    expect(resolvePath('/')).toEqual({ kind: 'file', path: '' })
    expect(resolvePath('/about?x=1')).toEqual({ kind: 'file', path: 'about' })
    expect(resolvePath('/pictures/caf%C3%A9.jpg')).toEqual({
      kind: 'file',
      path: 'pictures/café.jpg',
    })
  })

  test('with a trailing slash or index.html is another spelling of a page', () => {
    const about = { kind: 'redirect', path: 'about' }
    expect(resolvePath('/about/?a=b&c')).toEqual({ ...about, to: '/about?a=b&c' })
    expect(resolvePath('/about/index.html')).toEqual({ ...about, to: '/about' })
    expect(resolvePath('/index.html?q')).toEqual({ kind: 'redirect', path: '', to: '/?q' })
  })

  test.each([
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/%2fevil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '//',
    '/about//',
    '/about//index.html',
    '/about%2F',
    '/about%2findex.html',
    '/%2f',
    '/../package.json',
    '/%2e%2e/package.json',
    '/about/..%2f..%2fpackage.json',
    '/about/%2e%2e',
    '/.env',
    '/.git/config',
    '/__spa-fallback.html',
    '/about/__spa-fallback.html',
  ])('such as %s names nothing, and does not redirect', (address) => {
    expect(resolvePath(address)).toEqual({ kind: 'nothing' })
  })

  test.each(['/%', '/%ff', '/a%00b', 'about', 'http://evil.example/', '*', ''])(
    'such as "%s" is malformed',
    (address) => {
      expect(resolvePath(address)).toEqual({ kind: 'malformed' })
    },
  )

  test('may be below .well-known', () => {
    expect(resolvePath('/.well-known/security.txt').kind).toBe('file')
  })
})
