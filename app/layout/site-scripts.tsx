import { useBuiltPage } from '../islands/built-page.tsx'
import { NEXT_PAGE } from './inline-scripts.ts'

/** The one script of a built page (`entry.client.tsx`), and the rules by which browsers prepare the next. */
export function SiteScripts() {
  const built = useBuiltPage()
  if (!built) return null
  return (
    <>
      <script type="module" src={built.entry} fetchPriority="low" />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, which the policy allows
        dangerouslySetInnerHTML={{ __html: NEXT_PAGE }}
      />
    </>
  )
}
