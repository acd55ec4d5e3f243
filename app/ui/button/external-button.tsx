import type { ReactNode } from 'react'
import { DATA } from '../../data-attributes.ts'
import styles from './button.critical.module.css'
import type { ButtonVariant } from './button.tsx'

type ExternalButtonProps = {
  href: string
  newTab: string
  variant?: ButtonVariant
  children: ReactNode
}

/** A link to another site that looks like the button: opens in a new tab and says so. */
export function ExternalButton({ href, newTab, variant = 'solid', children }: ExternalButtonProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`${styles.button} ${styles[variant]}`}>
      {children}
      <span className="visually-hidden" {...{ [DATA.pageOnly]: '' }}>
        {' '}
        ({newTab})
      </span>
    </a>
  )
}
