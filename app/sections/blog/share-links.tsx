import { fillIn } from '../../../contract/fill-in.ts'
import { addressWith } from '../../../contract/fit-address.ts'
import { DATA } from '../../data-attributes.ts'
import { QuickShare, type QuickShareProps } from '../../heroes/quick-share.tsx'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './share-links.module.css'

type ShareLinksProps = QuickShareProps & {
  title: string
  /** The networks' names. */
  names: { twitter: string; facebook: string; linkedin: string }
  follow: { label: string; href: string }
}

/** WhatsApp, the device's share sheet, the share pages of three networks, and the agency's profile. */
export function ShareLinks({ title, names, url, headline, follow, send }: ShareLinksProps) {
  const { labels } = useSiteData()
  const address = encodeURIComponent(url)
  const networks = {
    twitter: addressWith(`https://twitter.com/intent/tweet?url=${address}&text=`, headline),
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  }
  return (
    <section className={styles.share} data-background="highlight" {...{ [DATA.pageOnly]: '' }}>
      <h2 className={styles.title}>{title}</h2>
      <QuickShare url={url} headline={headline} send={send} />
      <ul className={styles.list}>
        {(['twitter', 'facebook', 'linkedin'] as const).map((network) => (
          <li key={network}>
            <ExternalLink href={networks[network]} newTab={labels.newTab} className={styles.link}>
              <span className="visually-hidden">{fillIn(labels.shareOn, { network: '' })}</span>
              {names[network]}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p>
        <ExternalLink href={follow.href} newTab={labels.newTab} className={styles.link}>
          {follow.label}
        </ExternalLink>
      </p>
    </section>
  )
}
