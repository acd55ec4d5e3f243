import { html, raw } from 'hono/html'
import type { SiteSettings } from '../../contract/site-settings.ts'

const STYLE = `
  :root { font: 100%/1.5 system-ui, sans-serif; color: var(--ink); background: var(--white); accent-color: var(--secondary) }
  * { box-sizing: border-box }
  body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 44rem; overflow-wrap: anywhere }
  h1, h2, p, ul { margin: 0 0 .75rem; line-height: 1.3 }
  h2, dl, table { margin-top: 2rem }
  a { color: inherit }
  :focus-visible { outline: 3px solid var(--secondary); outline-offset: 2px }
  label, dt, .about { display: block; font-weight: 600 }
  input, textarea { width: 100%; min-height: 3rem; padding: .6rem; border: 2px solid; font: inherit; font-weight: 400; color: inherit; background: var(--white) }
  button, .reply, nav a, .more, summary { min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 650; color: inherit; cursor: pointer }
  .reply, nav a, .more { display: inline-block }
  .more { padding-inline: 0 }
  button, .reply { border: 2px solid; background: var(--white); text-align: center; text-decoration: none }
  button:first-of-type, .reply { background: var(--highlight) }
  .replies { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .5rem; margin: .75rem 0 }
  [role=alert] { padding: .75rem 1rem; border-left: .4rem solid var(--primary) }
  [role=status], nav { margin-bottom: 1rem; padding: 0 1rem; background: var(--sky); line-height: 3rem }
  nav a[aria-current] { background: var(--ink); color: var(--white) }
  .sent { white-space: pre-wrap }
  dd { margin: 0 0 .5rem }
  details, .cards li, h2, th, td { border-top: 1px solid }
  details details { margin-left: 1rem }
  form:not([method]) { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem }
  form:not([method]) label { flex: 1 1 8rem }
  .cards { padding: 0; list-style: none }
  .cards li { position: relative; padding: .9rem 0 }
  .cards p { margin: 0 }
  .cards a { font-size: 1.2rem; font-weight: 700; text-decoration: none }
  .cards a::after { content: ""; position: absolute; inset: 0 }
  .start { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--ink-soft) }
  .state strong { margin-right: .5rem; padding: 0 .5rem; background: var(--sky) }
  .state[data-state=late] strong { background: var(--primary); color: var(--white) }
  .state[data-state=won] strong { background: var(--tertiary); color: var(--white) }
  .bar { display: block; height: .4rem; margin: .3rem 0; background: linear-gradient(var(--bar, var(--secondary)) 0 0) 0 / calc(var(--part) * 100%) no-repeat var(--sky) }
  [data-state=late] + .bar { --bar: var(--primary) }
  [data-sort=inTime] { --bar: var(--highlight) }
  [data-sort=won] { --bar: var(--tertiary) }
  table { width: 100%; border-collapse: collapse }
  caption { font-size: 1.3rem; font-weight: 700; text-align: left }
  th, td { padding: .5rem 0 .5rem .75rem; vertical-align: top; text-align: right }
  th[scope=row] { width: 50%; padding-left: 0; text-align: left }`

/** The Content-Security-Policy of such a page: its inline style, a form to this origin, nothing else. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** A page without scripts or pictures, in the colours of the brand, with `before` ahead of its title. */
export function plainPage(
  { language, name, colours }: SiteSettings,
  title: string,
  content: unknown,
  before: unknown = '',
) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${raw(`:root { ${colours} }${STYLE}`)}</style>
</head>
<body>${before}<main><h1>${title}</h1>
${content}
</main></body>
</html>`
}
