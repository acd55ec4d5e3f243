import { Fragment } from 'react'
import styles from './demo-links.module.css'

type WaysToTryProps = { text: string; ways: { href: string; title: string }[] }

/** One line below the hero with links to demos, each on its own page. */
export function WaysToTry({ text, ways }: WaysToTryProps) {
  return (
    <p className={`row ${styles.line}`} data-background="highlight">
      {text}:
      {ways.map(({ href, title }) => (
        <Fragment key={href}>
          {/* A real space, for assistive technology and copied text. */}{' '}
          <a href={href} className={styles.way}>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
