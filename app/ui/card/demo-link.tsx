import styles from './try-it-link.module.css'

/** The way to what can be tried on a page; `name` is said to screen readers. */
export type WayToTry = { label: string; href: string; name: string }

/** A second way on from a card. */
export function DemoLink({ label, href, name }: WayToTry) {
  return (
    <a href={href} className={styles.link}>
      {label}
      <span className="visually-hidden">{`: ${name}`}</span>
    </a>
  )
}
