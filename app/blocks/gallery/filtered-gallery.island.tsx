import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { SiteData } from '../../content/content.server.ts'
import { island } from '../../islands/island.tsx'
import { StaticHtml } from '../../islands/static-html.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Filter } from '../../ui/filter/filter.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import type { Block } from '../block.ts'
import styles from './gallery.module.css'

type FilteredGalleryProps = {
  /** `picked` and `showing` are announced. */
  labels: Pick<Block<'gallery'>, 'filterLabel' | 'allLabel' | 'surpriseLabel'> &
    Pick<SiteData['labels'], 'picked' | 'showing'>
  tags: string[]
  items: { id: string; tag: string; caption: string; content?: ReactNode }[]
}

/** Pictures filtered by tag; Surprise Me picks one of those shown and scrolls it to the centre. */
export default island(
  'filtered-gallery',
  function FilteredGallery({ labels, tags, items }: FilteredGalleryProps) {
    const options = [labels.allLabel, ...tags]
    const [chosen, setChosen] = useState(0)
    const [picked, setPicked] = useState<string>()
    const list = useRef<HTMLUListElement>(null)
    // First paint the choice, then lay out the pictures, which takes longer.
    const applied = useDeferredValue(chosen)
    const shown = items.filter(({ tag }) => applied === 0 || tag === options[applied])
    const pickedItem = shown.find(({ id }) => id === picked)

    const choose = (option: number) => {
      setChosen(option)
      setPicked(undefined)
    }
    const pick = () => {
      const item = shown[Math.floor(Math.random() * shown.length)]
      if (!item) return
      setPicked(item.id)
      list.current?.children[items.indexOf(item)]?.scrollIntoView({
        behavior: wantsLessMotion() ? 'auto' : 'smooth',
        block: 'center',
      })
    }

    return (
      <>
        <div className={`row line scripted ends ${styles.controls}`}>
          <p className="visually-hidden" role="status">
            {pickedItem
              ? fillIn(labels.picked, { title: pickedItem.caption })
              : fillIn(labels.showing, { count: shown.length, filter: options[applied] ?? '' })}
          </p>
          <Filter label={labels.filterLabel} options={options} onChoose={choose} />
          <Button onClick={pick}>
            <Icon name="shuffle" />
            {labels.surpriseLabel}
          </Button>
        </div>
        <ul ref={list} className={`ruled ${styles.grid}`}>
          {items.map((item) => (
            <li
              key={item.id}
              hidden={!shown.includes(item)}
              data-picked={item === pickedItem || undefined}
              className={styles.item}
            >
              <StaticHtml as="figure" id={`picture-${item.id}`}>
                {item.content}
              </StaticHtml>
            </li>
          ))}
        </ul>
      </>
    )
  },
)
