import { Fragment } from 'react'
import styles from './ways-to-try.module.css'

type WaysToTryProps = { text: string; ways: { href: string; name: string }[] }

/** One line under the hero: demos of our work that visitors can try, each on its own page. */
export function WaysToTry({ text, ways }: WaysToTryProps) {
  return (
    <p className={styles.line}>
      {text}:
      {ways.map(({ href, name }) => (
        <Fragment key={href}>
          {/* A word for itself, for whoever reads the words without their places. */}{' '}
          <a href={href} className={styles.way}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
