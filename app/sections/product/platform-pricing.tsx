import type { Product } from '../../../schemas/product.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalButton } from '../../ui/button/external-button.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './platform-pricing.module.css'

/** The link to the platform's own prices. */
export function PlatformPricing({ title, text, link }: NonNullable<Product['pricing']>) {
  const { labels } = useSiteData()
  return (
    <Section background="marigold">
      <div className={styles.pricing}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ExternalButton href={link.href} newTab={labels.newTab}>
          {link.label}
        </ExternalButton>
      </div>
    </Section>
  )
}
