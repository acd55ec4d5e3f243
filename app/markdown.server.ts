import GithubSlugger from 'github-slugger'
import { Marked } from 'marked'

/** One part of an article: its `##` heading and the text under it; the first has no heading. */
export type ArticleSection = { id: string; heading: string; html: string }

const marked = new Marked({ gfm: true })

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')

/** Markdown to HTML; tables get a frame of their own that scrolls on narrow screens. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false })
  return html
    .replaceAll(
      '<table>',
      '<div class="table" role="region" tabindex="0" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>')
}

/** Splits an article at its `##` headings, so that margin notes can stand beside them. */
export function articleSections(markdown: string): ArticleSection[] {
  const slugger = new GithubSlugger()
  return markdown
    .trim()
    .split(/^(?=## )/m)
    .map((part) => {
      const [, line = '', text = part] = /^## (.+)\n([\s\S]*)$/.exec(part) ?? []
      const heading = plainText(String(marked.parseInline(line, { async: false })))
      return { id: heading ? slugger.slug(heading) : '', heading, html: renderMarkdown(text) }
    })
}

/** Minutes that a text takes at 220 words a minute, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / 220))
}
