import type { MarkedToken } from 'marked'
import { marked } from '../../schemas/markdown.ts'

/**
 * The same text with whole addresses: links of the site (`/pricing`, `#costs`) and pictures, which the
 * content calls by name. What stands in code stays.
 * @param page whole address of the page that the text stands on
 * @param pictureAddress the whole address of a picture by its name
 */
export function absoluteMarkdown(
  text: string,
  page: string,
  pictureAddress: (name: string) => string,
): string {
  let result = ''
  for (const block of marked.lexer(text)) {
    let raw = block.raw
    marked.walkTokens([block], (any) => {
      const token = any as MarkedToken
      const title = 'title' in token && token.title ? ` "${token.title}"` : ''
      if (token.type === 'image') {
        const address = pictureAddress(token.href)
        raw = raw.replace(token.raw, () => `![${token.text}](${address}${title})`)
      }
      if (token.type === 'link' && /^[/#]/.test(token.href)) {
        const address = new URL(token.href, page).href
        raw = raw.replace(token.raw, () => `[${token.text}](${address}${title})`)
      }
    })
    result += raw
  }
  return result.trim()
}
