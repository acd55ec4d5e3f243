import { usePageMetadata } from './use-page-metadata.ts'

/** The head of every page: title, description, canonical address, Open Graph, a link to its Markdown. */
export function PageHead() {
  const page = usePageMetadata()
  if (!page) return null
  const { title, description, canonical } = page
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {!page.noindex &&
        page.versions.flatMap(({ language, href, isFirst }) => [
          <link key={language} rel="alternate" hrefLang={language} href={href} />,
          isFirst && <link key="default" rel="alternate" hrefLang="x-default" href={href} />,
        ])}
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!page.noCanonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={page.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={page.language.replace('-', '_')} />
      {/* Of an article: https://ogp.me/#type_article */}
      {page.published && <meta property="article:published_time" content={page.published} />}
      {page.updated && <meta property="article:modified_time" content={page.updated} />}
      {page.author && <meta name="author" content={page.author} />}
      {/* X takes the rest from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards */}
      <meta name="twitter:card" content="summary_large_image" />
      {page.markdown && <link rel="alternate" href={page.markdown} type="text/markdown" />}
    </>
  )
}

/** The page's structured data, at the end of the page, where it delays nothing. */
export function StructuredData() {
  // Escape `<`, so that no text can close the script element.
  const json = usePageMetadata()?.graph.replaceAll('<', '\\u003c') ?? ''
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which is never executed
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
