import { pageOnly } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MarkedBox, SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import FilteredGallery from './filtered-gallery.island.tsx'
import styles from './gallery.module.css'

/** The gallery's pictures with their filter and Surprise Me. */
export function Gallery(gallery: BlockProps<'gallery'>) {
  const { tags, shown, priority, filterLabel, allLabel, surpriseLabel } = gallery
  const { picked, showing } = useSiteData().labels
  return (
    <MarkedBox entries={shown} className={styles.gallery}>
      <FilteredGallery
        labels={{ filterLabel, allLabel, surpriseLabel, picked, showing }}
        tags={tags}
        items={shown.map(({ id, tag, caption, sample, sources }, number) => ({
          id,
          tag,
          caption,
          content: (
            <>
              <Picture
                picture={sources}
                sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                priority={priority && number === 0}
              />
              <figcaption className={styles.caption} {...pageOnly(sample)}>
                <span className={`row ${styles.head}`}>
                  <span className={`bold ${styles.tag}`}>{tag}</span> <SampleMark sample={sample} />
                </span>
                {caption}
              </figcaption>
            </>
          ),
        }))}
      />
    </MarkedBox>
  )
}
