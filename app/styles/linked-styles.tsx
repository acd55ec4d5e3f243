import { DATA } from '../data-attributes.ts'
import { called } from '../islands/called.ts'
import { linkStyles } from './link-styles.ts'

type LinkedStylesProps = {
  address: string
  /** What else the inline script behind the link runs. */
  then?: string
}

/** Links a stylesheet below the hero, for what stands after it: after the first paint, or at once. */
export function LinkedStyles({ address, then = '' }: LinkedStylesProps) {
  const script = `${called(linkStyles, DATA.unstyled)};${then}`
  return (
    <>
      <noscript {...{ [DATA.linkedStyles]: '' }}>
        <link rel="stylesheet" href={address} fetchPriority="low" />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, known to the page's policy by their hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
