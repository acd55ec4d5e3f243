import { href } from 'react-router'
import { brand, site } from '../content/content.server.ts'

/** Where to report a vulnerability (https://www.rfc-editor.org/rfc/rfc9116). */
export function loader() {
  const { contact } = site.security
  // The RFC advises less than a year; every build renews it.
  const expires = Temporal.Now.plainDateISO('UTC').add({ days: 360 })
  const lines = [
    `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${new Intl.Locale(brand.language).language}`,
    `Canonical: ${site.url}${href('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
