import { useState } from 'react'
import type { Contact } from '../../../schemas/pages.ts'
import { useSiteData } from '../../site-data.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ExternalButton } from '../../ui/button/external-button.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './office-map.module.css'

type OfficeMapProps = {
  words: Contact['map']
  picture: PictureSources
  embed?: string | undefined
  directions: string
}

/**
 * Where the office is, 400 px high. Our own picture of the map stands there first; the live map of
 * another company loads over it when the visitor asks, and the picture stays where it cannot load.
 */
export function OfficeMap({ words, picture, embed, directions }: OfficeMapProps) {
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
        {embed && !live && (
          <>
            <p>{words.text}</p>
            <Button onClick={() => setLive(true)}>{words.showLabel}</Button>
          </>
        )}
        <ExternalButton href={directions} newTab={interfaceWords.newTab} look="marigold">
          {words.directionsLabel}
        </ExternalButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a map that is drawn or embedded, under one name */}
      <div role="group" aria-label={words.frameTitle} className={styles.map}>
        <Picture picture={picture} sizes="(min-width: 60rem) 65vw, 100vw" className={styles.picture} />
        {embed && live && <iframe title={words.frameTitle} src={embed} className={styles.frame} />}
      </div>
    </section>
  )
}
