import { href } from 'react-router'
import { fillIn } from '../../contract/fill-in.ts'
import { CallToAction } from '../blocks/call-to-action/call-to-action.tsx'
import { longDate } from '../content/blog-list.server.ts'
import {
  articles,
  authorOf,
  authors,
  blog,
  brand,
  labels,
  topicsOf,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { readingMinutes, readMarkdown } from '../content/markdown.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { furtherPosts, topics } from '../content/topics.server.ts'
import { ArticleHeader } from '../heroes/article-header.tsx'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ArticleBody } from '../sections/blog/article-body.tsx'
import { MorePosts } from '../sections/blog/more-posts.tsx'
import { ShareLinks } from '../sections/blog/share-links.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { articleNode } from '../seo/structured-data/nodes.server.ts'
import readingFont from '../styles/reading-font.css?inline'
import type { Route } from './+types/article'

/** The day of the last change, and its text on the page. */
const lastChange = (day: string | undefined) =>
  day === undefined ? undefined : { day, text: fillIn(blog.updated, { date: longDate(day) }) }

export const loader = definePage(
  () =>
    articles.map((article) => ({
      path: href('/blog/:slug', { slug: article.slug }),
      label: article.title,
      seo: article.seo,
      changed: article.updated ?? article.published,
      pictures: [article.picture],
      article,
    })),
  (page) => {
    const { path, article } = page
    const author = authorOf(article)
    const picture = pictureSources(article.picture)
    const text = readMarkdown(article.content, { labels, pictureOf: pictureSources })
    return {
      page: pageMetadata(page, {
        type: 'article',
        published: article.published,
        updated: article.updated,
        author: author.sample ? undefined : author.name,
        nodes: [articleNode(path, article)],
      }),
      title: article.title,
      picture,
      author: {
        name: author.name,
        role: author.role,
        sample: author.sample,
        href: authors.find(({ slug }) => slug === author.slug)?.href,
      },
      published: article.published,
      date: longDate(article.published),
      updated: lastChange(article.updated),
      topics: topicsOf(article).map(({ id, title }) => ({
        title,
        href: topics.find((topic) => topic.id === id)?.href,
      })),
      contents: blog.contentsTitle,
      readingTime: fillIn(blog.readingTime, { minutes: readingMinutes(article.content) }),
      trail: trailTo(path),
      labels: { breadcrumb: labels.breadcrumb, by: labels.by },
      summary: { title: blog.summaryTitle, points: article.summary },
      sections: text.sections.map((section) => ({
        ...section,
        note: article.notes.find(
          ({ beside }: { beside: string }) => beside === section.heading?.text,
        )?.text,
      })),
      footnotes: { title: labels.footnotes, items: text.footnotes },
      sources: { title: blog.sourcesTitle, items: article.sources },
      share: {
        title: blog.shareTitle,
        names: blog.shareOn,
        follow: { label: blog.followLabel, href: brand.social.linkedin.href },
      },
      closing: blog.closing,
      kite: brand.kite,
      more: furtherPosts(article),
    }
  },
)

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const {
    page,
    title,
    trail,
    labels,
    summary,
    sections,
    footnotes,
    sources,
    share,
    more,
    contents,
    closing,
    kite,
    ...header
  } = loaderData
  return (
    <>
      <article>
        <ArticleHeader
          {...header}
          headline={title}
          by={labels.by}
          above={<Breadcrumb label={labels.breadcrumb} trail={trail} current={title} />}
        />
        {/* The serif of articles; `precedence` moves it into the head. */}
        <style href="reading-font" precedence="page">
          {readingFont}
        </style>
        <ArticleBody
          contents={contents}
          summary={summary}
          sections={sections}
          footnotes={footnotes}
          sources={sources}
        />
      </article>
      <ShareLinks {...share} url={page.canonical} headline={title} />
      <CallToAction {...closing} background="secondary" kite={kite} />
      <MorePosts {...more} />
    </>
  )
}
