/**
 * Writes the addresses that pages had before (`build/redirects.json`: old and new, from `aliases:` in
 * the content) in a host's words: `node deploy/redirects.mjs nginx > build/nginx-redirects.conf`,
 * `… caddy`, `… cloudflare > build/client/_redirects`. Runs on any Node.
 */
import { readFileSync } from 'node:fs'

/** Each keeps the query of the old address, which may tell of a campaign; the old one may end in a slash. */
const hosts = {
  nginx: (from, to) => `${from} ${to};\n${from}/ ${to};`,
  caddy: (from, to) =>
    `route ${from} {\n\trewrite * ${to}\n\tredir {uri} 301\n}\nroute ${from}/ {\n\trewrite * ${to}\n\tredir {uri} 301\n}`,
  cloudflare: (from, to) => `${from} ${to} 301\n${from}/ ${to} 301`,
}

function fail(reason) {
  console.error(reason)
  process.exit(1)
}

const [host = '', file = 'build/redirects.json'] = process.argv.slice(2)
if (!Object.hasOwn(hosts, host)) fail(`"${host}" is none of ${Object.keys(hosts).join(', ')}.`)
for (const [from, to] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
  if (![from, to].every((path) => /^\/[a-z0-9/-]+(?:\.md)?$/.test(path))) {
    fail(`${file}: "${from}" or "${to}" is no address of a page.`)
  }
  console.log(hosts[host](from, to))
}
