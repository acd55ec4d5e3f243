import styles from './quotation.module.css'

/** One sentence that stands for the agency, set huge. */
export function Quotation({ text, by }: { text: string; by: string }) {
  return (
    <section className={styles.quotation} data-ground="marigold">
      <figure>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.by}>{by}</figcaption>
      </figure>
    </section>
  )
}
