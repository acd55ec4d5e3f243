/**
 * Writes the redirects of renamed pages (`build/redirects.json`: old and new addresses, from `aliases:`
 * in the content) in the format of a host: `node deploy/redirects.mjs nginx > build/nginx-redirects.conf`,
 * `… caddy`, `… cloudflare > build/client/_redirects`. Runs on any Node.
 */
import { readFileSync } from 'node:fs'

/** Each redirect keeps the query, which may name a campaign, and also matches a trailing slash. */
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
if (!Object.hasOwn(hosts, host)) fail(`"${host}" is not one of ${Object.keys(hosts).join(', ')}.`)
for (const [from, to] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
  if (![from, to].every((path) => /^\/[a-z0-9/-]+(?:\.md)?$/.test(path))) {
    fail(`${file}: "${from}" or "${to}" is not the address of a page.`)
  }
  console.log(hosts[host](from, to))
}
