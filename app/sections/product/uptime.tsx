import type { Product } from '../../../schemas/product.ts'
import styles from './uptime.module.css'

/** The uptime claim in very large type, with its meaning in minutes. */
export function Uptime({ value, title, text }: NonNullable<Product['uptime']>) {
  return (
    <section className={styles.uptime} data-background="rani">
      <p className={styles.value}>{value}</p>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
