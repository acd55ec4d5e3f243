import type { Product } from '../../../schemas/product.ts'
import { pageOnly } from '../../data-attributes.ts'
import { Stamp } from '../page/stamp.tsx'
import styles from './uptime.module.css'

/** The uptime claim in very large type, with its meaning in minutes. */
export function Uptime({ value, title, text, sample }: NonNullable<Product['uptime']>) {
  return (
    <section className={styles.uptime} data-background="rani" {...pageOnly(sample)}>
      <p className={styles.value}>{value}</p>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <Stamp sample={sample} />
      </div>
    </section>
  )
}
