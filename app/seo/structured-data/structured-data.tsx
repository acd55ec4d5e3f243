import { usePageMetadata } from '../use-page-metadata.ts'

/** The page's structured data, after everything that a visitor waits for. */
export function StructuredData() {
  const graph = usePageMetadata()?.graph
  if (!graph) return null
  // A text that closes a script must not close this one.
  const json = graph.replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which never runs
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
