import type { Gallery } from '../../../schemas/gallery.ts'
import { MARK, pageOnly } from '../../marks.ts'
import { useSiteData } from '../../site-data.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './gallery.module.css'
import GalleryControls from './gallery-controls.part.tsx'

type Item = {
  id: string
  tag: string
  caption: string
  sample?: boolean | undefined
  picture: PictureSources
}

type GalleryGridProps = Pick<Gallery, 'filterLabel' | 'allLabel' | 'surpriseLabel'> & {
  tags: string[]
  items: Item[]
}

const GRID = 'gallery-grid'

/** The pictures, with what filters them and picks one of them. */
export function GalleryGrid({ tags, items, ...labels }: GalleryGridProps) {
  const { picked, showing } = useSiteData().labels
  return (
    <div className={styles.gallery}>
      <GalleryControls
        label={labels.filterLabel}
        all={labels.allLabel}
        surprise={labels.surpriseLabel}
        tags={tags}
        words={{ picked, showing }}
        count={items.length}
        grid={GRID}
      />
      <ul id={GRID} className={styles.grid}>
        {items.map(({ id, tag, caption, sample, picture }, number) => (
          <li key={id} className={styles.item} {...{ [MARK.tag]: tag, [MARK.caption]: caption }}>
            <figure>
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                priority={number === 0}
                className={styles.picture}
              />
              <figcaption className={styles.caption} {...pageOnly(sample)}>
                <span className={styles.tag}>{tag}</span>
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
