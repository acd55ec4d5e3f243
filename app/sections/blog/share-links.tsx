import { fillIn } from '../../../contract/fill-in.ts'
import { DATA } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './share-links.module.css'

type ShareLinksProps = {
  title: string
  /** The networks' names. */
  names: { twitter: string; facebook: string; linkedin: string }
  /** The article's canonical address. */
  url: string
  headline: string
  follow: { label: string; href: string }
  copy: { label: string; copied: string; failed: string }
  /** Label of the button that opens the device's share sheet. */
  send: string
}

/** Links to the share pages of three networks, and to the agency's profile. */
export function ShareLinks({ title, names, url, headline, follow, copy, send }: ShareLinksProps) {
  const { labels } = useSiteData()
  const address = encodeURIComponent(url)
  const networks = {
    twitter: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(headline)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  }
  return (
    <section className={styles.share} data-background="marigold" {...{ [DATA.pageOnly]: '' }}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {(['twitter', 'facebook', 'linkedin'] as const).map((network) => (
          <li key={network}>
            <ExternalLink href={networks[network]} newTab={labels.newTab} className={styles.link}>
              <span className="visually-hidden">{fillIn(labels.shareOn, { network: '' })}</span>
              {names[network]}
            </ExternalLink>
          </li>
        ))}
        {/* Hidden until scripts make them work. */}
        <li>
          <button
            type="button"
            hidden
            className={styles.link}
            value={url}
            {...{ [DATA.copied]: copy.copied, [DATA.copyFailed]: copy.failed }}
          >
            {copy.label}
          </button>
        </li>
        <li>
          <button
            type="button"
            hidden
            className={styles.link}
            value={url}
            title={headline}
            {...{ [DATA.send]: '' }}
          >
            {send}
          </button>
        </li>
      </ul>
      <p>
        <ExternalLink href={follow.href} newTab={labels.newTab} className={styles.link}>
          {follow.label}
        </ExternalLink>
      </p>
    </section>
  )
}
