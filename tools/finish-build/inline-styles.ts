import { readFileSync } from 'node:fs'
import path from 'node:path'

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Puts the styles of a page into the page, so that nothing blocks its first paint. The links stay,
 * switched off: the application finds them where it expects them, and loads others of its own for
 * the pages that follow.
 * @param html the page
 * @param client folder of the built site, where the stylesheets are
 */
export function inlineStyles(html: string, client: string): string {
  const sheets = Array.from(html.matchAll(SHEET), ([, href = '']) =>
    readFileSync(path.join(client, href), 'utf8').trim(),
  )
  if (sheets.length === 0) return html
  return html
    .replace(SHEET, (link) => link.replace('/>', ' disabled=""/>'))
    .replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`)
}
