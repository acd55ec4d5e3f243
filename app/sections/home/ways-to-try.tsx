import styles from './ways-to-try.module.css'

type WaysToTryProps = { text: string; ways: { href: string; name: string }[] }

/** One line under the hero: pieces of our work that visitors can try, each on its own page. */
export function WaysToTry({ text, ways }: WaysToTryProps) {
  return (
    <p className={styles.line}>
      {text}:{' '}
      {ways.map(({ href, name }) => (
        <a key={href} href={href} className={styles.way}>
          {name}
        </a>
      ))}
    </p>
  )
}
