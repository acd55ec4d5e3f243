import { fillIn } from '../../../contract/fill-in.ts'
import { Blocks } from '../../blocks/blocks.tsx'
import { loadBlocks } from '../../blocks/load-blocks.server.ts'
import { longDate } from '../../content/blog-list.server.ts'
import * as content from '../../content/content.server.ts'
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
import styles from './article.module.css'
import { ArticleBody } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ShareLinks } from './share-links.tsx'

export const loader = definePage(
  () =>
    content.articles.map((article) => ({
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
    const author = content.authorOf(article)
    const text = readMarkdown(article.content, {
      labels: content.labels,
      pictureOf: pictureSources,
    })
    return {
      page: pageMetadata(page, {
        type: 'article',
        published,
        updated,
        author: author?.sample ? undefined : author?.name,
        nodes: [articleNode(path, article)],
      }),
      header: {
        breadcrumb: { label: content.labels.breadcrumb, trail: trailTo(path), current: title },
        headline: title,
        picture: pictureSources(article.picture),
        author,
        authorPage: content.authors.find(({ slug }) => slug === author?.slug)?.href,
        by: content.labels.by,
        published,
        date: longDate(published),
        updated: updated && {
          day: updated,
          text: fillIn(content.blog.updated, { date: longDate(updated) }),
        },
        topics: content.topicsOf(article).map(({ id, title }) => ({
          title,
          href: topics.find((topic) => topic.id === id)?.href,
        })),
        readingTime: fillIn(content.blog.readingTime, { minutes: readingMinutes(article.content) }),
      },
      body: {
        contents: content.blog.contentsTitle,
        summary: { title: content.blog.summaryTitle, points: article.summary },
        sections: text.sections.map((section) => ({
          ...section,
          note: article.notes.find(({ beside }) => beside === section.heading?.text)?.text,
        })),
        footnotes: { title: content.labels.footnotes, items: text.footnotes },
        sources: { title: content.blog.sourcesTitle, items: article.sources },
      },
      share: {
        headline: title,
        title: content.blog.shareTitle,
        names: content.blog.shareOn,
        followLabel: content.blog.followLabel,
      },
      end: loadBlocks({ path, blocks: [{ block: 'call-to-action', ...content.blog.closing }] }),
      more: furtherPosts(article),
    }
  },
)

export default ({ loaderData: { page, header, body, share, end, more } }: Route.ComponentProps) => (
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
      <ul className="lined">
        {more.posts.map(({ slug, title, href }) => (
          <li key={slug}>
            <a href={href} className={`headline step-2 ${styles.link}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  </>
)
