import { createContext, type ReactNode, useContext } from 'react'
import { DATA } from '../data-attributes.ts'

/** Words of links that are the same on every page; `SiteDataProvider` provides them. */
export const CommonLabels = createContext({ newTab: '', readMore: '' })

type ExternalLinkProps = {
  href: string
  className?: string
  /** Its text, as a link of the content has it; or else children. */
  label?: string
  /** What it is about, for screen readers, where several links have the same label. */
  about?: string
  children?: ReactNode
}

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ href, className, label, about, children }: ExternalLinkProps) {
  const { newTab } = useContext(CommonLabels)
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {label ?? children}
      {about && <span className="visually-hidden">{`: ${about}`}</span>}
      <span className="visually-hidden" data-pagefind-ignore="" {...{ [DATA.pageOnly]: '' }}>
        {` (${newTab})`}
      </span>
    </a>
  )
}
