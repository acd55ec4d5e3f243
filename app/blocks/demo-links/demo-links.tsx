import { Fragment } from 'react'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './demo-links.module.css'

/** One line with links to demos, each on its own page. */
export const DemoLinks = ({ text, entries }: BlockProps<'demo-links'>) => (
  <p className={`row ${styles.line}`} data-background="highlight">
    {text}:
    {entries.map(({ href, title }) => (
      <Fragment key={href}>
        {/* A real space, for assistive technology and copied text. */}{' '}
        <a href={href} className={`bold ${styles.way}`}>
          {title}
        </a>
      </Fragment>
    ))}
  </p>
)
