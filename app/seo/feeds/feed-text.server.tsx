import type { ElementContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { type articles, blog, labels, site } from '../../content/content.server.ts'
import { readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import type { PictureSources } from '../../ui/picture/picture.tsx'

function FeedPicture({ picture }: { picture: PictureSources | undefined }) {
  if (!picture) return null
  const { src, alt, width, height } = picture
  // `lazy`, since React preloads any other picture.
  return <img src={`${site.url}${src}`} alt={alt} width={width} height={height} loading="lazy" />
}

const components: Partial<Components> = {
  figure: ({ node }) => (
    <figure>
      <FeedPicture picture={node?.data?.picture} />
      {node?.data?.caption && <figcaption>{node.data.caption}</figcaption>}
    </figure>
  ),
}

/** Adapts HTML for feed readers: makes addresses absolute, and drops attributes and footnote links. */
function withoutPage(node: ElementContent, page: string): ElementContent {
  if (node.type !== 'element') return node
  const { tagName, properties } = node
  const { href, start } = properties
  const children = node.children.map((child) => withoutPage(child, page))
  if (tagName === 'a')
    return { ...node, properties: { href: new URL(`${href}`, page).href }, children }
  // The number of a footnote is not a link here: the footnote has no anchor in a feed.
  const [mark] = children
  if (tagName === 'sup' && mark?.type === 'element') return { ...mark, tagName, properties: {} }
  return { ...node, properties: start === undefined ? {} : { start }, children }
}

function Nodes({ nodes, page }: { nodes: ElementContent[]; page: string }) {
  const children = nodes.map((node) => withoutPage(node, page))
  return toJsxRuntime(
    { type: 'root', children },
    { Fragment, jsx, jsxs, components, passNode: true },
  )
}

/** A whole article as standalone HTML: its picture, summary, text, footnotes and sources. */
export function articleHtml(article: (typeof articles)[number], page: string): string {
  const context = { labels, pictureOf: pictureSources }
  const { sections, footnotes } = readMarkdown(article.content, context)
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
      {sections.map(({ id, heading, nodes }) => (
        <Fragment key={id}>
          {heading && (
            <h2>
              <Nodes nodes={heading.nodes} page={page} />
            </h2>
          )}
          <Nodes nodes={nodes} page={page} />
        </Fragment>
      ))}
      {footnotes.length > 0 && (
        <ol>
          {footnotes.map(({ id, nodes }) => (
            <li key={id}>
              <Nodes nodes={nodes} page={page} />
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
