import type { KiteDesign } from '../../../schemas/kite.ts'
import { Kite } from '../kite/kite.tsx'
import { ReadMore } from '../read-more/read-more.tsx'
import styles from './card.module.css'

type CardProps = {
  title: string
  kite: KiteDesign
  description: string
  subservices: string[]
  href: string
  readMore: string
  /** A second way on: to what can be tried on the page; `name` is said to screen readers. */
  tryIt?: { label: string; href: string; name: string } | undefined
  /** Level of its heading on the page. */
  level?: 2 | 3
}

/** A service or product at a glance: kite, title, description, four subservices, and the way on. */
export function Card({
  title,
  kite,
  description,
  subservices,
  href,
  readMore,
  tryIt,
  level = 3,
}: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <Kite design={kite} className={styles.kite} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.description}>{description}</p>
      <ul className={styles.subservices}>
        {subservices.map((subservice) => (
          <li key={subservice}>{subservice}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ReadMore href={href} label={readMore} title={title} />
        {tryIt && (
          <a href={tryIt.href} className={styles.tryIt}>
            {tryIt.label}
            <span className="visually-hidden">: {tryIt.name}</span>
          </a>
        )}
      </div>
    </article>
  )
}
