/**
 * Writes the headers of pages (`build/headers.json`: the Content-Security-Policy of each page) in the
 * format of a host: `node deploy/headers.mjs nginx > build/nginx-headers.conf`, `… caddy`, `… cloudflare`.
 * Runs on any Node.
 */
import { readFileSync } from 'node:fs'

const NAME = 'Content-Security-Policy'

/** The limits of Cloudflare (https://developers.cloudflare.com/workers/static-assets/headers/). */
const CLOUDFLARE_RULES = 100
const CLOUDFLARE_LINE = 2000

/** The same headers as `server/middleware/security-headers.ts`; nginx and Caddy have them in their own files. */
const everywhere = (policy) => `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Strict-Transport-Security: max-age=31536000
  Cache-Control: no-cache
  ${NAME}: ${policy}
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
/pagefind/*
  ! ${NAME}`

const hosts = {
  nginx: (pages) => pages.map(([page, policy]) => `${fileOf(page)} "${policy}";`),
  caddy: (pages) => pages.map(([page, policy]) => `header ${fileOf(page)} ${NAME} "${policy}"`),
  cloudflare(pages) {
    const rules = pages
      .filter(([page]) => page !== '/404')
      .map(([page, policy]) => `${page}\n  ! ${NAME}\n  ${NAME}: ${policy}`)
    if (rules.length + 3 > CLOUDFLARE_RULES) {
      fail(`${rules.length} pages need a rule each, and Cloudflare reads ${CLOUDFLARE_RULES}.`)
    }
    if (pages.some(([, policy]) => policy.length + NAME.length + 4 > CLOUDFLARE_LINE)) {
      fail(`A policy is longer than the ${CLOUDFLARE_LINE} characters that Cloudflare reads.`)
    }
    // An unknown address matches the rule of no page, so the policy for all is that of the not-found page.
    return [everywhere(Object.fromEntries(pages)['/404']), ...rules]
  },
}

const fileOf = (page) => `${page === '/' ? '' : page}/index.html`

function fail(reason) {
  console.error(reason)
  process.exit(1)
}

const [host = '', file = 'build/headers.json'] = process.argv.slice(2)
if (!Object.hasOwn(hosts, host)) fail(`"${host}" is not one of ${Object.keys(hosts).join(', ')}.`)
const pages = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([page, headers]) => {
  const names = Object.keys(headers)
  if (names.join() !== NAME || /["\\$\n{}]/.test(page + headers[NAME])) {
    fail(`${file}: ${page} has headers that this program does not know how to write.`)
  }
  return [page, headers[NAME]]
})
console.log(hosts[host](pages).join('\n'))
