import { html, raw } from 'hono/html'
import type { SiteSettings } from '../contract/site-settings.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif }
  body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 36rem }
  h1 { line-height: 1.2 }
  label { display: block; margin-top: 1rem; font-weight: 600 }
  textarea { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit }
  button { margin-top: 1.25rem; padding: .7rem 1.5rem; font: inherit; font-weight: 600 }
  [role=alert] { padding: .75rem 1rem; border-left: .3rem solid #c2410c; background: #c2410c1a }
  .sent { white-space: pre-wrap; overflow-wrap: anywhere }
  .reply { display: inline-block; padding: .5rem .9rem .5rem 0; font-weight: 600 }
  dd { margin: 0 0 .5rem }`

/** The Content-Security-Policy of such a page: its inline style, a form to this origin, nothing else. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * A page without scripts or pictures, for the owner. Every value in it is escaped.
 */
export function plainPage({ language, name }: SiteSettings, title: string, content: unknown) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>`
}
