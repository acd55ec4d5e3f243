import { useContext } from 'react'
import { CommonLabels } from '../external-link.tsx'
import styles from './read-more.module.css'

/** The class of a card whose whole area opens its `ReadMore`. Without it only the link itself does. */
export const linkArea = styles.area

export type CardLink = {
  href: string
  label: string
  /** What it leads to, for screen readers, so that no two of these links sound the same. */
  title: string
}

/** A link whose label is a name of its own needs no title. */
type ReadMoreProps = Partial<CardLink> & { href: string; tryIt?: CardLink | undefined }

/** The links of a card: to its page, and to the demo there. */
export function ReadMore({ tryIt, ...page }: ReadMoreProps) {
  const { readMore } = useContext(CommonLabels)
  return [{ label: readMore, ...page }, tryIt].map(
    (link) =>
      link && (
        <a key={link.href} href={link.href} className={styles.link} data-pagefind-ignore="">
          {link.label}
          {link.title && <span className="visually-hidden">{`: ${link.title}`}</span>}
        </a>
      ),
  )
}
