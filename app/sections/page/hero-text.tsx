import type { ReactNode } from 'react'
import styles from './hero-text.critical.module.css'

export type HeroTextProps = {
  title: string
  /** The large line under the title. */
  hero?: string | undefined
  intro?: ReactNode
  /** What stands above the title, usually the breadcrumb. */
  above?: ReactNode
  children?: ReactNode
}

/** The words of a page's first block; `className` places them, and may set `--line-width` and `--intro-width`. */
export function HeroText({
  title,
  hero,
  intro,
  above,
  children,
  className,
}: HeroTextProps & { className: string | undefined }) {
  return (
    <div className={`${styles.words} ${className}`}>
      {above}
      <h1>{title}</h1>
      {hero && <p className={styles.line}>{hero}</p>}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
