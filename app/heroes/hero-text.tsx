import type { ReactNode } from 'react'
import type { Link } from '../../model/fields/parts.ts'
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx'
import { ContactActions } from './contact-actions.tsx'
import styles from './hero-text.module.css'

export type HeroTextProps = {
  title: string
  line?: ReactNode
  intro?: ReactNode
  /** The button of `ContactActions`: before the introduction, so that they are seen without scrolling. */
  link?: Link | undefined
  actions?: ReactNode
  breadcrumb?: BreadcrumbProps | undefined
  children?: ReactNode
}

/** The text of a hero; `className` places it, and may set `--line-digits` and `--intro-digits`. */
export function HeroText(props: HeroTextProps & { className: string | undefined }) {
  const { title, line, intro, actions, link, breadcrumb, children, className } = props
  return (
    <div className={`fitted ${styles.text} ${className}`}>
      {breadcrumb && <Breadcrumb {...breadcrumb} />}
      <h1>{title}</h1>
      {line && <p className={`headline step-3 ${styles.line}`}>{line}</p>}
      {actions}
      {link && <ContactActions link={link} />}
      {intro && <p className={`step-1 ${styles.intro}`}>{intro}</p>}
      {children}
    </div>
  )
}
