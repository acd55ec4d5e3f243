import styles from './read-more.critical.module.css'
import './read-more.module.css'

type ReadMoreProps = {
  href: string
  label: string
  /** The name of the target, for screen readers, so that no two of these links sound the same. */
  title: string
}

/**
 * The link of a card, whose link area covers the whole card; the card needs `position: relative`.
 */
export function ReadMore({ href, label, title }: ReadMoreProps) {
  return (
    <a href={href} className={styles.link}>
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
  )
}
