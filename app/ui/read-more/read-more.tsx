import styles from '../../styles/read-more.module.css'

/** The class of a card whose whole area opens its `ReadMore`. Without it only the link itself does. */
export const linkArea = styles.area

type CardLink = {
  href: string
  label: string
  /** What it leads to, for screen readers, so that no two of these links sound the same. */
  title: string
}

/** The second link of a card, to the demo of its page. */
export type WayToTry = CardLink

/** The links of a card: to its page, and to the demo there. */
export function ReadMore({ tryIt, ...page }: CardLink & { tryIt?: WayToTry | undefined }) {
  return [page, tryIt].map(
    (link) =>
      link && (
        <a key={link.href} href={link.href} className={styles.link} data-pagefind-ignore="">
          {link.label}
          <span className="visually-hidden">{`: ${link.title}`}</span>
        </a>
      ),
  )
}
