import { DATA } from '../data-attributes.ts'
import { called } from '../islands/called.ts'
import { linkStyles } from './link-styles.ts'

/** Links a stylesheet below the hero for what follows it: after the first paint, or at once. */
export function LinkedStyles({ address }: { address: string }) {
  return (
    <>
      <noscript {...{ [DATA.linkedStyles]: '' }}>
        <link rel="stylesheet" href={address} fetchPriority="low" />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, known to the page's policy by its hash */}
      <script dangerouslySetInnerHTML={{ __html: called(linkStyles, DATA.unstyled) }} />
    </>
  )
}
