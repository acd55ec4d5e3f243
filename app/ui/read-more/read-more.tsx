import styles from './read-more.module.css'

type ReadMoreProps = {
  href: string
  label: string
  /** What is read then; said to screen readers, so that no two of these links sound the same. */
  title: string
}

/**
 * The way on from a card, which it makes wholly answer to the pointer: the card is `position:
 * relative`, and the link's surface covers it.
 */
export function ReadMore({ href, label, title }: ReadMoreProps) {
  return (
    <a href={href} className={styles.link}>
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
  )
}
