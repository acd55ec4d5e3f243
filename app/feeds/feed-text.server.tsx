import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { type articles, authorOf, blog, labels, site, topicsOf } from '../content.server.ts'
import { readMarkdown } from '../markdown.server.ts'
import { pictureSources } from '../pictures.server.ts'
import type { PictureSources } from '../ui/picture/picture.tsx'
import type { ProseBlock, ProseInline } from '../ui/prose/prose-nodes.ts'

/** Articles that a feed carries, the newest first: each is whole, and readers ask for all of it. */
export const ARTICLES_IN_FEED = 50

type Article = (typeof articles)[number]

/** Feeds are read far from the page: every address is a whole one. */
const whole = (href: string, page: string) => new URL(href, page).href

function FeedPicture({ picture }: { picture: PictureSources }) {
  const { src, alt, width, height } = picture
  // Lazy, since React writes a preload before any other picture.
  return <img src={`${site.url}${src}`} alt={alt} width={width} height={height} loading="lazy" />
}

function Inlines({ nodes, page }: { nodes: ProseInline[]; page: string }) {
  return nodes.map((node, index) => {
    const key = String(index)
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    switch (node.kind) {
      case 'code':
        return <code key={key}>{node.text}</code>
      case 'break':
        return <br key={key} />
      case 'picture':
        return <FeedPicture key={key} picture={node.picture} />
      case 'footnoteMark':
        return <sup key={key}>{node.number}</sup>
      case 'link':
        return (
          <a key={key} href={whole(node.href, page)}>
            <Inlines nodes={node.children} page={page} />
          </a>
        )
      default: {
        const Tag = node.kind
        return (
          <Tag key={key}>
            <Inlines nodes={node.children} page={page} />
          </Tag>
        )
      }
    }
  })
}

function Block({ block, page }: { block: ProseBlock; page: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} page={page} />
        </p>
      )
    case 'line':
      return <Inlines nodes={block.children} page={page} />
    case 'heading': {
      const Tag = `h${block.level}` as 'h2'
      return (
        <Tag>
          <Inlines nodes={block.children} page={page} />
        </Tag>
      )
    }
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={String(index)}>
          <Blocks blocks={item.blocks} page={page} />
        </li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} page={page} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'table': {
      const row = (cells: { children: ProseInline[] }[], Tag: 'th' | 'td') => (
        <tr>
          {cells.map(({ children }, index) => (
            <Tag key={String(index)}>
              <Inlines nodes={children} page={page} />
            </Tag>
          ))}
        </tr>
      )
      return (
        <table>
          <thead>{row(block.head, 'th')}</thead>
          <tbody>
            {block.rows.map((cells, index) => (
              <Fragment key={String(index)}>{row(cells, 'td')}</Fragment>
            ))}
          </tbody>
        </table>
      )
    }
    case 'figure':
      return (
        <figure>
          <FeedPicture picture={block.picture} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'rule':
      return <hr />
  }
}

const Blocks = ({ blocks, page }: { blocks: ProseBlock[]; page: string }) =>
  blocks.map((block, index) => <Block key={String(index)} block={block} page={page} />)

/** A whole article as HTML that stands by itself: its picture, summary, text, footnotes and sources. */
function articleHtml(article: Article, page: string): string {
  const { blocks, footnotes } = readMarkdown(article.content, { labels, pictureOf: pictureSources })
  return renderToStaticMarkup(
    <>
      <p>
        <FeedPicture picture={pictureSources(article.picture)} />
      </p>
      <h2>{blog.summaryTitle}</h2>
      <ul>
        {article.summary.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Blocks blocks={blocks} page={page} />
      {footnotes.length > 0 && (
        <ol>
          {footnotes.map(({ id, blocks }) => (
            <li key={id}>
              <Blocks blocks={blocks} page={page} />
            </li>
          ))}
        </ol>
      )}
      {article.sources.length > 0 && (
        <>
          <h2>{blog.sourcesTitle}</h2>
          <ul>
            {article.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </>
      )}
    </>,
  )
}

/** An article as both feeds carry it. Its author is named where the name is no sample. */
export function feedItem(article: Article) {
  const url = `${site.url}/blog/${article.slug}`
  const { name, sample } = authorOf(article)
  return {
    url,
    title: article.title,
    summary: article.excerpt,
    html: articleHtml(article, url),
    picture: `${site.url}${pictureSources(article.picture).src}`,
    published: new Date(article.published),
    updated: article.updated === undefined ? undefined : new Date(article.updated),
    topics: topicsOf(article).map(({ title }) => title),
    author: sample ? undefined : name,
  }
}
