import { href } from 'react-router'
import type { Contact } from '../../../schemas/pages.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalButton } from '../../ui/button/external-button.tsx'
import LiveMapButton from './live-map-button.island.tsx'
import styles from './office-map.module.css'

/** Our own drawn map, as a page of its own. */
const DRAWN_MAP = href('/office-map.html')

const FRAME = 'office-map'

type OfficeMapProps = {
  map: Contact['map']
  /** When someone is there, a line for each kind of day. */
  hours: string[]
  embed?: string | undefined
  directions: string
}

/**
 * Where the office is, 400 px high. The frame shows our own drawn map; the live map of another
 * company, where one is configured, loads when the visitor asks for it, and can be left again.
 */
export function OfficeMap({ map, hours, embed, directions }: OfficeMapProps) {
  const { contact, labels } = useSiteData()
  return (
    <section className={styles.office} data-background="ink">
      <div className={styles.words}>
        <h2>{map.title}</h2>
        <address className={styles.address}>
          {contact.street}
          <br />
          {contact.city} {contact.postcode}, {contact.country}
        </address>
        {hours.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {embed && (
          <>
            <p>{map.text}</p>
            <LiveMapButton label={map.showLabel} frame={FRAME} live={embed} drawn={DRAWN_MAP} />
          </>
        )}
        <ExternalButton href={directions} newTab={labels.newTab} variant="marigold">
          {map.directionsLabel}
        </ExternalButton>
      </div>
      <iframe
        id={FRAME}
        title={map.frameTitle}
        src={DRAWN_MAP}
        loading="lazy"
        className={styles.map}
      />
    </section>
  )
}
