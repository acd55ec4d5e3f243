import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('The policy of a site without other companies allows its own files, and two inline scripts by their hashes, alone', () => {
  const site = { mail: { send: 'own-server' as const }, map: {} }
  const policy = contentSecurityPolicy({ site, thirdParties: { scripts: [] } })
  expect(policy.replaceAll(/'sha256-[\w+/=]{44}'/g, 'HASH').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' HASH HASH 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "object-src 'none'",
  ])
})

test('The policy names the hosts of the content, each once, and no others', () => {
  const mail = { send: 'provider' as const, host: 'https://api.mail.example' }
  const policy = contentSecurityPolicy({
    site: {
      mail: { ...mail, serviceId: 's', templateId: 't', publicKey: 'k' },
      map: { embed: 'https://maps.example/embed?q=office' },
    },
    thirdParties: { scripts: [{ hosts: ['*.chat.example'] }, { hosts: ['*.chat.example'] }] },
  })
  const foreign = policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ')
    const hosts = sources.filter((source) => source.includes('//'))
    return hosts.length > 0 ? [[name, hosts]] : []
  })
  const chat = ['https://*.chat.example']
  expect(Object.fromEntries(foreign)).toEqual({
    'script-src': chat,
    'style-src': chat,
    'img-src': chat,
    'font-src': chat,
    'media-src': chat,
    'worker-src': chat,
    'frame-src': ['https://maps.example', ...chat],
    'connect-src': ['https://api.mail.example', ...chat, 'wss://*.chat.example'],
  })
})
