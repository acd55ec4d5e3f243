import { href } from 'react-router'
import { brand, site } from '../content/content.server.ts'

/** The RFC advises less than a year; every build renews it. */
const ALMOST_A_YEAR_MS = 360 * 24 * 60 * 60_000

/** Where to report a vulnerability (https://www.rfc-editor.org/rfc/rfc9116). */
export function loader() {
  const { contact } = site.security
  const lines = [
    `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(Date.now() + ALMOST_A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(brand.language).language}`,
    `Canonical: ${site.url}${href('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
