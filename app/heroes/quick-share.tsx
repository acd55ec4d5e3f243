import { fillIn } from '../../contract/fill-in.ts'
import { addressWith } from '../../contract/fit-address.ts'
import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './contact-actions.module.css'

export type QuickShareProps = {
  /** The article's canonical address. */
  url: string
  headline: string
  /** Label of the button that opens the device's share sheet. */
  send: string
}

/**
 * Sends an article by WhatsApp (https://faq.whatsapp.com/5913398998672934) or by the device's share sheet,
 * whose button is hidden until scripts make it work.
 */
export function QuickShare({ url, headline, send }: QuickShareProps) {
  const { labels } = useSiteData()
  const address = addressWith('https://wa.me/?text=', headline, encodeURIComponent(` ${url}`))
  return (
    <p className={styles.actions} {...{ [DATA.pageOnly]: '' }}>
      <ExternalLink href={address} newTab={labels.newTab} className={styles.way}>
        <Icon name="chat" size={18} />
        {fillIn(labels.shareOn, { network: labels.whatsapp })}
      </ExternalLink>
      <button
        type="button"
        hidden
        className={styles.way}
        value={url}
        title={headline}
        {...{ [DATA.send]: '' }}
      >
        <Icon name="external" size={18} />
        {send}
      </button>
    </p>
  )
}
