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

type Site = Parameters<typeof contentSecurityPolicy>[0]

/** A site that configures nothing of other companies. */
const PLAIN: Site = {
  mail: { send: 'own-server' },
  map: { directions: 'https://maps.example/office' },
}

const policyOf = (site: Partial<Site> = {}) => read(contentSecurityPolicy({ ...PLAIN, ...site }))

describe('The policy', () => {
  test('allows nothing by default, no plug-ins, no other base, and no unsafe inline scripts', () => {
    const policy = policyOf()
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    })
    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
  })

  test('allows forms to submit to this site and to a mail program only', () => {
    expect(policyOf()['form-action']).toEqual(["'self'", 'mailto:'])
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

  test('names the hosts of the configured services, and no others', () => {
    const foreignIn = (site: Partial<Site>) =>
      Object.fromEntries(
        Object.entries(policyOf(site)).flatMap(([name, sources]) => {
          const foreign = sources.filter((source) => source.includes('//'))
          return foreign.length > 0 ? [[name, foreign]] : []
        }),
      )
    const [chat, stats] = ['https://chat.example', 'https://stats.example']
    expect(foreignIn({})).toEqual({})
    expect(foreignIn(SITE)).toEqual({
      'script-src': [chat, stats],
      'img-src': [chat, stats],
      'connect-src': ['https://api.mail.example', chat, stats, 'https://vitals.example:8443'],
      'frame-src': ['https://maps.example', chat],
      'media-src': [chat],
    })
  })
})
