import type { Product } from '../../../schemas/product.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './resources.module.css'

/** Links to the platform's own documentation; each opens in a new tab. */
export function Resources({ title, intro, items }: NonNullable<Product['resources']>) {
  const { labels } = useSiteData()
  return (
    <Section background="sky" title={title} aside={intro && <p>{intro}</p>}>
      <ul className={styles.list}>
        {items.map(({ title, text, link }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ExternalLink href={link.href} newTab={labels.newTab} className={styles.more}>
              {link.label}
              <span className="visually-hidden">: {title}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
