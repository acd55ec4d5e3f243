import { type ReactNode, useContext } from 'react'
import { DATA } from '../data-attributes.ts'
import { CommonLabels } from './common-labels.ts'

type ExternalLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { newTab } = useContext(CommonLabels)
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden" data-pagefind-ignore="" {...{ [DATA.pageOnly]: '' }}>
        {` (${newTab})`}
      </span>
    </a>
  )
}
