import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { Refusal } from '../refusal.ts'

/** Who may not send: by e-mail address, by its domain, by network address. */
export interface Blocked {
  email(address: string): boolean
  network(address: string): boolean
}

/** Reads `someone@example.com, spam.example, 192.0.2.7, 2001:db8::/32`. Throws on anything else. */
export function parseBlockList(text: string): Blocked {
  const networks = new BlockList()
  const emails = new Set<string>()
  const domains = new Set<string>()
  const entries = text.toLowerCase().split(',')
  for (const entry of entries.map((one) => one.trim()).filter(Boolean)) {
    const [start = '', bits] = entry.split('/')
    const family = isIP(start) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(start) && bits !== undefined) networks.addSubnet(start, Number(bits), family)
    else if (isIP(start)) networks.addAddress(start, family)
    else if (/^[^\s@/]+@[^\s@/]+$/.test(entry)) emails.add(entry)
    else if (/^@?[^\s@/]+\.[^\s@/]+$/.test(entry)) domains.add(entry.replace('@', ''))
    else throw new Error(`"${entry}" is no address, domain or network`)
  }
  return {
    email: (address) => {
      const lower = address.toLowerCase()
      return (
        emails.has(lower) || withParents(lower.split('@').at(-1) ?? '').some((d) => domains.has(d))
      )
    },
    network: (address) =>
      isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

/** `mail.spam.example`, `spam.example`, `example`: who blocks a domain means its subdomains too. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Turns away whom the owner has blocked. */
export function refuseBlocked(blocked: Blocked): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (blocked.network(c.var.clientAddress) || blocked.email(c.var.fields.email)) {
      throw new Refusal(403, 'Forbidden')
    }
    return next()
  }
}
