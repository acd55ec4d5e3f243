import { Link } from '../link.tsx'
import styles from './read-more.module.css'

type ReadMoreProps = {
  to: string
  label: string
  /** What is read then; said to screen readers, so that no two of these links sound the same. */
  title: string
}

/**
 * The way on from a card, which it makes wholly answer to the pointer: the card is `position:
 * relative`, and the link's surface covers it.
 */
export function ReadMore({ to, label, title }: ReadMoreProps) {
  return (
    <Link to={to} className={styles.link}>
      {label}
      <span className="visually-hidden">: {title}</span>
    </Link>
  )
}
