import { fillIn } from '../../../contract/fill-in.ts'
import { Blocks } from '../../blocks/blocks.tsx'
import { loadBlocks } from '../../blocks/load-blocks.server.ts'
import { longDate } from '../../content/blog-list.server.ts'
import {
  articles,
  authorOf,
  authors,
  blog,
  labels,
  topicsOf,
} from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { readingMinutes, readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { trailTo } from '../../content/site-pages.server.ts'
import { furtherPosts, topics } from '../../content/topics.server.ts'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { articleNode } from '../../seo/structured-data/nodes.server.ts'
import readingFont from '../../styles/reading-font.css?inline'
import { Section } from '../../ui/section/section.tsx'
import type { Route } from './+types/article'
import { ArticleBody } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'
import moreStyles from './more-posts.module.css'
import { ShareLinks } from './share-links.tsx'

export const loader = definePage(
  () =>
    articles.map((article) => ({
      path: article.path,
      label: article.title,
      seo: article.seo,
      changed: article.updated ?? article.published,
      pictures: [article.picture],
      article,
    })),
  (page) => {
    const { path, article } = page
    const { title, published, updated } = article
    const author = authorOf(article)
    const text = readMarkdown(article.content, { labels, pictureOf: pictureSources })
    return {
      page: pageMetadata(page, {
        type: 'article',
        published,
        updated,
        author: author?.sample ? undefined : author?.name,
        nodes: [articleNode(path, article)],
      }),
      header: {
        breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: title },
        headline: title,
        picture: pictureSources(article.picture),
        author,
        authorPage: authors.find(({ slug }) => slug === author?.slug)?.href,
        by: labels.by,
        published,
        date: longDate(published),
        updated: updated && {
          day: updated,
          text: fillIn(blog.updated, { date: longDate(updated) }),
        },
        topics: topicsOf(article).map(({ id, title }) => ({
          title,
          href: topics.find((topic) => topic.id === id)?.href,
        })),
        readingTime: fillIn(blog.readingTime, { minutes: readingMinutes(article.content) }),
      },
      body: {
        contents: blog.contentsTitle,
        summary: { title: blog.summaryTitle, points: article.summary },
        sections: text.sections.map((section) => ({
          ...section,
          note: article.notes.find(({ beside }) => beside === section.heading?.text)?.text,
        })),
        footnotes: { title: labels.footnotes, items: text.footnotes },
        sources: { title: blog.sourcesTitle, items: article.sources },
      },
      share: {
        headline: title,
        title: blog.shareTitle,
        names: blog.shareOn,
        followLabel: blog.followLabel,
      },
      end: loadBlocks({ path, blocks: [{ block: 'call-to-action', ...blog.closing }] }),
      more: furtherPosts(article),
    }
  },
)

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { page, header, body, share, end, more } = loaderData
  return (
    <>
      <article>
        <ArticleHeader {...header} />
        {/* The serif of articles; `precedence` moves it into the head. */}
        <style href="reading-font" precedence="page">
          {readingFont}
        </style>
        <ArticleBody {...body} />
      </article>
      <ShareLinks {...share} url={page.canonical} />
      <Blocks blocks={end} />
      <Section title={more.title}>
        <ul className={moreStyles.list}>
          {more.posts.map(({ slug, title, href }) => (
            <li key={slug}>
              <a href={href} className={`headline step-2 ${moreStyles.link}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
