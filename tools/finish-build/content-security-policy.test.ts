import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Parses a policy: the sources of each directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const policyOf = (html: string, hosts: Parameters<typeof contentSecurityPolicy>[1] = {}) =>
  read(contentSecurityPolicy(html, hosts))

describe('Inline scripts', () => {
  test('are allowed by the hash of the bytes between their tags', () => {
    const policy = policyOf("<script>alert('Hello, world.');</script>")
    // From the specification's own example (Content Security Policy 3, section 8.4).
    expect(policy['script-src']).toEqual([
      "'self'",
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ])
  })

  test('each have a hash, also with several lines and in UTF-8', () => {
    const scripts = ['\n  start("✓ ગુજરાત")\n', 'import("/assets/a.js")']
    const html = `<head><script>${scripts[0]}</script></head><script type="module" async="">${scripts[1]}</script>`
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`,
    )
    expect(policyOf(html)['script-src']).toEqual(["'self'", ...hashes])
  })

  test('without content need none', () => {
    expect(policyOf('<script></script>')['script-src']).toEqual(["'self'"])
  })

  test('that are equal have one hash', () => {
    const policy = policyOf('<script>go()</script><script>go()</script>')
    expect(policy['script-src']).toHaveLength(2)
  })

  test('that differ by a space have different hashes', () => {
    const [one, other] = ['<script>go()</script>', '<script>go() </script>'].map(
      (html) => policyOf(html)['script-src'],
    )
    expect(one).not.toEqual(other)
  })

  test('that are data, and scripts from files, have no hash', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script src="/assets/a.js"></script><script type="module" src="/assets/b.js"></script>'
    expect(policyOf(html)['script-src']).toEqual(["'self'"])
  })
})

describe('The policy', () => {
  test('allows nothing by default, no plug-ins, no other base, and no unsafe inline scripts', () => {
    const policy = policyOf('<script>go()</script>')
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    })
    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
  })

  test('omits directives that equal the default', () => {
    const policy = policyOf('<script>go()</script>')
    for (const name of ['font-src', 'connect-src', 'frame-src'])
      expect(policy).not.toHaveProperty(name)
  })

  test('allows forms to submit to this site and to a mail program only', () => {
    expect(policyOf('')['form-action']).toEqual(["'self'", 'mailto:'])
  })

  test('names the configured hosts by origin, each only where it is needed', () => {
    const policy = policyOf('', {
      mail: 'https://api.mail.example/v1',
      map: 'https://maps.example/embed?q=office',
      vitals: 'https://vitals.example:8443/collect',
    })
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.mail.example',
      'https://vitals.example:8443',
    ])
    expect(policy['frame-src']).toEqual(["'self'", 'https://maps.example'])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['img-src'], 'as for everything else').toBeUndefined()
  })

  test.each([
    ['https://embed.chat.example/widget.js', 'https://embed.chat.example', 'chat.example'],
    ['https://chat.example/widget.js', 'https://chat.example', 'chat.example'],
    ['https://embed.chat.co.in/widget.js', 'https://embed.chat.co.in', 'chat.co.in'],
    ['https://chat.co.in/widget.js', 'https://chat.co.in', 'chat.co.in'],
  ])(
    'allows the live chat of %s to connect to its sibling hosts only',
    (liveChat, origin, family) => {
      const policy = policyOf('', { liveChat })
      for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src']) {
        const foreign = policy[directive]?.filter((source) => source.includes('//'))
        expect(foreign, directive).toEqual([origin, `https://*.${family}`, `wss://*.${family}`])
      }
      expect(policy['default-src']).toEqual(["'self'"])
    },
  )
})
