import styles from './read-more.critical.module.css'

/** The class of a card whose whole area opens its `ReadMore`. Without it only the link itself does. */
export const linkArea = styles.area

type ReadMoreProps = {
  href: string
  label: string
  /** The name of the target, for screen readers, so that no two of these links sound the same. */
  title: string
}

/** The link of a card. */
export function ReadMore({ href, label, title }: ReadMoreProps) {
  return (
    <a href={href} className={styles.link} data-pagefind-ignore="">
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
  )
}
