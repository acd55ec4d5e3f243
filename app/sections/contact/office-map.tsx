import { useState } from 'react'
import type { Contact } from '../../../schemas/pages.ts'
import { useSiteData } from '../../site-data.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ExternalButton } from '../../ui/button/external-button.tsx'
import styles from './office-map.module.css'

/** Our own drawn map, as a page of its own. */
const DRAWN_MAP = '/office-map.html'

type OfficeMapProps = { words: Contact['map']; embed?: string | undefined; directions: string }

/**
 * Where the office is, 400 px high. The frame shows our own drawn map; the live map of another
 * company, where one is configured, loads when the visitor asks for it, and can be left again.
 */
export function OfficeMap({ words, embed, directions }: OfficeMapProps) {
  const { contact, words: interfaceWords } = useSiteData()
  const [live, setLive] = useState(false)
  return (
    <section className={styles.office} data-ground="ink">
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <address className={styles.address}>
          {contact.street}
          <br />
          {contact.city} {contact.postcode}, {contact.country}
        </address>
        {embed && (
          <>
            <p>{words.text}</p>
            <Button aria-pressed={live} onClick={() => setLive(!live)}>
              {words.showLabel}
            </Button>
          </>
        )}
        <ExternalButton href={directions} newTab={interfaceWords.newTab} look="marigold">
          {words.directionsLabel}
        </ExternalButton>
      </div>
      <iframe
        title={words.frameTitle}
        src={live && embed ? embed : DRAWN_MAP}
        loading="lazy"
        className={styles.map}
      />
    </section>
  )
}
