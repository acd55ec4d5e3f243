import styles from './demo-link.module.css'

/** A link to the demo of a page; `name` is its text for screen readers. */
export type WayToTry = { label: string; href: string; name: string }

/** The second link of a card. */
export function DemoLink({ label, href, name }: WayToTry) {
  return (
    <a href={href} className={styles.link} data-pagefind-ignore="">
      {label}
      <span className="visually-hidden">{`: ${name}`}</span>
    </a>
  )
}
