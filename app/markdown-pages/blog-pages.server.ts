/** Articles and their lists as Markdown. */
import { fillIn } from '../../contract/fill-in.ts'
import { longDate } from '../blog-list.server.ts'
import { type articles, authorOf, blog, brand, labels, site } from '../content.server.ts'
import { pictureSources } from '../pictures.server.ts'
import { absoluteMarkdown } from './absolute-markdown.ts'
import { blocks, bullets, section } from './markdown-text.ts'

type Article = (typeof articles)[number]

export function articleMarkdown(article: Article, path: string): string {
  const { name, role, sample } = authorOf(article)
  // As in the feeds: an invented author is not named apart from the page.
  const by = sample ? brand.name : `${name}, ${role}`
  const days = [
    longDate(article.published),
    ...(article.updated ? [fillIn(blog.updated, { date: longDate(article.updated) })] : []),
  ]
  const pictureAddress = (name: string) => `${site.url}${pictureSources({ name, alt: '' }).src}`
  const text = absoluteMarkdown(article.content, `${site.url}${path}`, pictureAddress)
  return blocks(
    `# ${article.title}`,
    `${labels.by} ${by}. ${days.join('. ')}.`,
    `![${article.picture.alt}](${pictureAddress(article.picture.name)})`,
    section(blog.summaryTitle, bullets(article.summary)),
    article.notes.reduce(
      (text, note) =>
        text.replace(`## ${note.beside}\n`, () => `## ${note.beside}\n\n> ${note.text}\n`),
      text,
    ),
    article.sources.length > 0 && section(blog.sourcesTitle, bullets(article.sources)),
  )
}

/** A list of articles: the blog's, one of its pages, a topic's. */
export const articlesMarkdown = (
  { title, intro }: { title: string; intro: string },
  listed: { title: string; excerpt: string; published: string; href: string }[],
) =>
  blocks(
    `# ${title}`,
    intro,
    ...(listed.length === 0 ? [blog.empty] : []),
    ...listed.map(({ title, excerpt, published, href }) =>
      section(title, longDate(published), excerpt, `[${labels.readMore}](${site.url}${href})`),
    ),
  )
