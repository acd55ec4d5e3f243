import type { BuiltSite } from '../built-site.ts'

/** A page that leads to another one, since the host has no redirects. */
const redirectPage = (hostname: string, to: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="https://${hostname}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`

/**
 * The files of GitHub Pages (https://docs.github.com/pages). It sends no custom headers, so each page
 * carries its policy in a `<meta>` element. `CNAME` names the domain at whose root it serves the site.
 */
export const githubPages = ({ hostname, moved }: BuiltSite): Record<string, string> => ({
  // Without this file Jekyll leaves out files whose names begin with an underscore.
  '.nojekyll': '',
  CNAME: `${hostname}\n`,
  ...Object.fromEntries(
    moved
      .filter(([from]) => !from.endsWith('.md'))
      .map(([from, to]) => [`${from.slice(1)}.html`, redirectPage(hostname, to)]),
  ),
})
