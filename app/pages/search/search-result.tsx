import type { FoundPage } from './find-pages.ts'

/** A page that was found: its group, its title, the excerpt of its section with the most matches. */
export function SearchResult({ url, excerpt, meta, sub_results: parts }: FoundPage) {
  const [best] = parts.toSorted((one, other) => other.locations.length - one.locations.length)
  const part = best && best.url !== url ? best.title : undefined
  const where = [meta.section, part].filter(Boolean).join(' › ')
  return (
    <li>
      {where && <p className="small">{where}</p>}
      <a href={best?.url ?? url} className="step-1">
        {meta.title}
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by Pagefind, except for <mark> */}
      <p dangerouslySetInnerHTML={{ __html: best?.excerpt ?? excerpt }} />
    </li>
  )
}
