import { startTransition, useDeferredValue, useRef, useState } from 'react'
import type { Gallery } from '../../../schemas/gallery.ts'
import { fillIn, useSiteData } from '../../site-data.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import styles from './gallery.module.css'
import { GalleryFilter } from './gallery-filter.tsx'

type Item = { id: string; tag: string; caption: string; picture: PictureSources }

type GalleryGridProps = Pick<Gallery, 'filterLabel' | 'allLabel' | 'surpriseLabel'> & {
  tags: readonly string[]
  items: Item[]
}

/** The pictures, filtered by tag; Surprise Me picks one of those shown and brings it to the centre. */
export function GalleryGrid({
  filterLabel,
  allLabel,
  surpriseLabel,
  tags,
  items,
}: GalleryGridProps) {
  const { words } = useSiteData()
  const [filter, setFilter] = useState(allLabel)
  const [picked, setPicked] = useState<Item>()
  const list = useRef<HTMLUListElement>(null)
  // The button answers in the next frame; the pictures, which take longer to lay out, in the one after.
  const applied = useDeferredValue(filter)
  const shown = items.filter(({ tag }) => applied === allLabel || tag === applied)

  const select = (next: string) => {
    setFilter(next)
    setPicked(undefined)
  }

  const surprise = () => {
    const index = Math.floor(Math.random() * shown.length)
    list.current?.children[index]?.scrollIntoView({
      behavior: wantsLessMotion() ? 'auto' : 'smooth',
      block: 'center',
      inline: 'center',
    })
    // The movement first; the mark on the picture may follow a frame later.
    startTransition(() => setPicked(shown[index]))
  }

  return (
    <div className={styles.gallery}>
      <div className={styles.controls}>
        <GalleryFilter
          label={filterLabel}
          filters={[allLabel, ...tags]}
          selected={filter}
          onSelect={select}
        />
        <Button onClick={surprise}>
          <Icon name="shuffle" />
          {surpriseLabel}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {picked
          ? fillIn(words.picked, { title: picked.caption })
          : fillIn(words.showing, { count: shown.length, filter: applied })}
      </p>
      <ul ref={list} className={styles.grid}>
        {shown.map((item) => (
          <li key={item.id} className={styles.item} data-picked={item === picked}>
            <figure>
              <Picture
                picture={item.picture}
                sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                priority={item === items[0]}
                className={styles.picture}
              />
              <figcaption className={styles.caption}>
                <span className={styles.tag}>{item.tag}</span>
                {item.caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
