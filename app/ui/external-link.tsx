import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'

type ExternalLinkProps = {
  href: string
  /** For screen readers, after the text: "opens in a new tab". */
  newTab: string
  className?: string
  children: ReactNode
}

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ href, newTab, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden" data-pagefind-ignore="" {...{ [DATA.pageOnly]: '' }}>
        {` (${newTab})`}
      </span>
    </a>
  )
}
