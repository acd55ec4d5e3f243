import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { island } from '../../islands/island.tsx'
import { Slot } from '../../islands/slot.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import styles from './gallery.module.css'

type FilteredGalleryProps = {
  labels: {
    filter: string
    /** The filter that shows every picture. */
    all: string
    surprise: string
    /** Announcements, with the placeholders `{title}`, `{count}` and `{filter}`. */
    picked: string
    showing: string
  }
  tags: string[]
  items: { id: string; tag: string; caption: string; content?: ReactNode }[]
}

/** Pictures filtered by tag; Surprise Me picks one of those shown and scrolls it to the centre. */
export default island(
  'filtered-gallery',
  function FilteredGallery({ labels, tags, items }: FilteredGalleryProps) {
    const [filter, setFilter] = useState(labels.all)
    const [picked, setPicked] = useState<string>()
    // Pictures that return after a filter arrive with an animation; the first view is there at once.
    const [returning, setReturning] = useState<string[]>([])
    const list = useRef<HTMLUListElement>(null)
    // First paint the pressed button, then lay out the pictures, which takes longer.
    const applied = useDeferredValue(filter)
    const shown = items.filter(({ tag }) => applied === labels.all || applied === tag)
    const pickedItem = shown.find(({ id }) => id === picked)

    const select = (next: string) => {
      if (next === filter) return
      setFilter(next)
      setPicked(undefined)
      const leaving = next === labels.all ? [] : items.filter(({ tag }) => tag !== next)
      setReturning((before) => [...new Set([...before, ...leaving.map(({ id }) => id)])])
    }
    const pick = () => {
      const item = shown[Math.floor(Math.random() * shown.length)]
      if (!item) return
      setPicked(item.id)
      list.current?.children[items.indexOf(item)]?.scrollIntoView({
        behavior: wantsLessMotion() ? 'auto' : 'smooth',
        block: 'center',
        inline: 'center',
      })
    }

    return (
      <>
        <div className={styles.controls}>
          <p className="visually-hidden" role="status">
            {pickedItem
              ? fillIn(labels.picked, { title: pickedItem.caption })
              : fillIn(labels.showing, { count: shown.length, filter: applied })}
          </p>
          <fieldset className={styles.filter}>
            <legend className="visually-hidden">{labels.filter}</legend>
            {[labels.all, ...tags].map((tag) => (
              <button
                key={tag}
                type="button"
                aria-pressed={tag === filter}
                onClick={() => select(tag)}
              >
                {tag}
              </button>
            ))}
          </fieldset>
          <Button onClick={pick}>
            <Icon name="shuffle" />
            {labels.surprise}
          </Button>
        </div>
        <ul ref={list} className={`ruled ${styles.grid}`}>
          {items.map((item) => (
            <li
              key={item.id}
              hidden={!shown.includes(item)}
              data-picked={item === pickedItem || undefined}
              data-returning={returning.includes(item.id) || undefined}
              className={styles.item}
            >
              <Slot as="figure" id={`picture-${item.id}`}>
                {item.content}
              </Slot>
            </li>
          ))}
        </ul>
      </>
    )
  },
)
