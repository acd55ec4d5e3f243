import { fillIn } from '../../../contract/fill-in.ts'
import { addressWith } from '../../../contract/fit-address.ts'
import { DATA } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import type { Route } from './+types/article'
import styles from './share-links.module.css'

type ShareLinksProps = Route.ComponentProps['loaderData']['share'] & { url: string }

/** The share pages of WhatsApp and three networks, and the agency's profile. */
export function ShareLinks({ title, names, url, headline, followLabel }: ShareLinksProps) {
  const { brand, labels } = useSiteData()
  const [profile] = brand.profiles
  const address = encodeURIComponent(url)
  const networks: [name: string, href: string][] = [
    // https://faq.whatsapp.com/5913398998672934
    [labels.whatsapp, addressWith('https://wa.me/?text=', headline, `%20${address}`)],
    [names.twitter, addressWith(`https://twitter.com/intent/tweet?url=${address}&text=`, headline)],
    [names.facebook, `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    [names.linkedin, `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ]
  return (
    <section
      className={`row step-1 unprinted ${styles.share}`}
      data-background="highlight"
      {...{ [DATA.pageOnly]: '' }}
    >
      <h2 className="step-3">{title}</h2>
      <ul className={`row ${styles.list}`}>
        {networks.map(([network, href]) => (
          <li key={network}>
            <ExternalLink href={href}>
              <span className="visually-hidden">{fillIn(labels.shareOn, { network: '' })}</span>
              {network}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {profile && (
        <p>
          <ExternalLink {...profile} label={fillIn(followLabel, { profile: profile.label })} />
        </p>
      )}
    </section>
  )
}
