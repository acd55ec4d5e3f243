import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DATA } from '../../app/data-attributes.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Parses a policy: the sources of each directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

type Site = Parameters<typeof contentSecurityPolicy>[1]

/** A site that configures nothing of other companies. */
const PLAIN: Site = {
  mail: { send: 'own-server' },
  map: { directions: 'https://maps.example/office' },
}

const policyOf = (html: string, site: Partial<Site> = {}) =>
  read(contentSecurityPolicy(html, { ...PLAIN, ...site }))

/** What marks pages that use a service. */
const USES = {
  form: `<div ${DATA.island}="contact-form">`,
  map: '<a target="office-map">',
  chat: `<button ${DATA.liveChat}="{}">`,
  counting: `<dialog ${DATA.consent}="{}">`,
}
const EVERYTHING = Object.values(USES).join('')

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

  const SITE: Partial<Site> = {
    mail: {
      send: 'provider',
      host: 'https://api.mail.example/v1',
      serviceId: 's',
      templateId: 't',
      publicKey: 'k',
    },
    map: {
      embed: 'https://maps.example/embed?q=office',
      directions: 'https://maps.example/office',
    },
    liveChat: { provider: 'chatwoot', host: 'https://chat.example', websiteToken: 'w' },
    analytics: { provider: 'matomo', host: 'https://stats.example', siteId: '1' },
    vitals: 'https://vitals.example:8443/collect',
  }

  /** The foreign hosts of each directive. */
  const foreignIn = (html: string, site: Partial<Site>) =>
    Object.fromEntries(
      Object.entries(policyOf(html, site)).flatMap(([name, sources]) => {
        const foreign = sources.filter((source) => source.includes('//'))
        return foreign.length > 0 ? [[name, foreign]] : []
      }),
    )

  test.each([
    ['form', { 'connect-src': ['https://api.mail.example'] }],
    ['map', { 'frame-src': ['https://maps.example'] }],
    [
      'chat',
      Object.fromEntries(
        ['script-src', 'img-src', 'connect-src', 'frame-src', 'media-src'].map((name) => [
          name,
          ['https://chat.example'],
        ]),
      ),
    ],
    [
      'counting',
      {
        'script-src': ['https://stats.example'],
        'img-src': ['https://stats.example'],
        'connect-src': ['https://stats.example', 'https://vitals.example:8443'],
      },
    ],
  ] as const)('of a page with %s names its hosts and no others', (service, foreign) => {
    expect(foreignIn(USES[service], SITE)).toEqual(foreign)
  })

  test('names the hosts of a service whose settings are in single quotes', () => {
    const html = USES.chat.replace('"{}"', `'{"a":"b"}'`)
    expect(foreignIn(html, SITE)).toEqual(foreignIn(USES.chat, SITE))
  })

  test('names no host on a page that uses none, nor where none is configured', () => {
    expect(foreignIn('<p>About us</p>', SITE)).toEqual({})
    expect(foreignIn(EVERYTHING, {})).toEqual({})
  })

  test.each([
    [{ liveChat: { provider: 'tawk', propertyId: 'p', widgetId: 'w' } }, /tawk\.to/],
    [
      { liveChat: { provider: 'crisp', websiteId: 'w' } },
      /^(https|wss):\/\/\*\.(relay\.)?crisp\.chat$/,
    ],
    [
      { analytics: { provider: 'plausible', host: 'https://p.example', domain: 'd' } },
      /p\.example/,
    ],
    [{ analytics: { provider: 'umami', host: 'https://u.example', websiteId: 'w' } }, /u\.example/],
    [{ analytics: { provider: 'goatcounter', host: 'https://us.goatcounter.com' } }, /gc\.zgo\.at/],
    [{ analytics: { provider: 'ga4', measurementId: 'G-1' } }, /googletagmanager\.com/],
  ] as [Partial<Site>, RegExp][])(
    'allows the script of %j, and no inline script for it',
    (site, host) => {
      const scripts = policyOf(EVERYTHING, site)['script-src']
      expect(scripts).toContainEqual(expect.stringMatching(host))
      expect(scripts).not.toContain("'unsafe-inline'")
      expect(scripts).not.toContain("'unsafe-eval'")
    },
  )
})
