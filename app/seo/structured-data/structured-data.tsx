import { usePageMetadata } from '../use-page-metadata.ts'

/** The page's structured data, at the end of the page, where it delays nothing. */
export function StructuredData() {
  const graph = usePageMetadata()?.graph
  if (!graph) return null
  // Escape `<`, so that no text can close the script element.
  const json = graph.replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which is never executed
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
