import { href } from 'react-router'
import type { Site } from '../../../model/files/site.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink, buttonClass } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './office-map.module.css'
import type { Contact } from './schema.ts'

const DRAWN_MAP = href('/office-map.html')

const FRAME = 'office-map'

type OfficeMapProps = Site['map'] & { map: Contact['map']; hours: string[] }

/** The map of the office, at least 400 px high. A third party's live map loads only by the link to it. */
export function OfficeMap({ map, hours, embed, directions }: OfficeMapProps) {
  const { contact } = useSiteData()
  return (
    <section className={`split ${styles.office}`} data-background="ink">
      <div className={`fitted gap-3 ${styles.text}`}>
        <h2 className="step-3">{map.title}</h2>
        <address>
          {contact.street}
          <br />
          {contact.city} {contact.postcode}, {contact.region}, {contact.country}
        </address>
        {hours.map((line) => (
          <p key={line} className="small measure">
            {line}
          </p>
        ))}
        {embed && (
          <>
            <p className="small measure">{map.text}</p>
            <ButtonLink href={embed} target={FRAME} label={map.showLabel} />
            <a href={DRAWN_MAP} target={FRAME}>
              {map.drawnLabel}
            </a>
          </>
        )}
        <ExternalLink href={directions} className={buttonClass('highlight')}>
          {map.directionsLabel}
        </ExternalLink>
      </div>
      <div className={styles.frame}>
        <iframe
          name={FRAME}
          title={map.frameTitle}
          src={DRAWN_MAP}
          loading="lazy"
          // Our drawn map is a picture: no tab stop.
          tabIndex={embed ? undefined : -1}
          className={`fill ${styles.map}`}
        />
      </div>
    </section>
  )
}
