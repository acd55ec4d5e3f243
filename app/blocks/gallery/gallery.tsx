import { pageOnly } from '../../data-attributes.ts'
import type { Gallery } from '../../pages/gallery/schema.ts'
import { useSiteData } from '../../site-data.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import FilteredGallery from './filtered-gallery.island.tsx'
import styles from './gallery.module.css'

type Item = Omit<Gallery['items'][number], 'picture'> & { picture: PictureSources }

type GalleryGridProps = Omit<Gallery, 'items'> & { items: Item[] }

/** The gallery's pictures with their filter and Surprise Me. */
export function GalleryGrid({
  tags,
  items,
  filterLabel,
  allLabel,
  surpriseLabel,
}: GalleryGridProps) {
  const { picked, showing } = useSiteData().labels
  const areSamples = items.every(({ sample }) => sample)
  return (
    <div className={styles.gallery} {...pageOnly(areSamples)}>
      <SampleMark sample={areSamples} />
      <Marked all={areSamples}>
        <FilteredGallery
          labels={{ filterLabel, allLabel, surpriseLabel, picked, showing }}
          tags={tags}
          items={items.map(({ id, tag, caption, sample, picture }, number) => ({
            id,
            tag,
            caption,
            content: (
              <>
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                  priority={number === 0}
                />
                <figcaption className={styles.caption} {...pageOnly(sample)}>
                  <span className={`row ${styles.head}`}>
                    <span className={styles.tag}>{tag}</span> <SampleMark sample={sample} />
                  </span>
                  {caption}
                </figcaption>
              </>
            ),
          }))}
        />
      </Marked>
    </div>
  )
}
