import { useDeferredValue, useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { MARK } from '../../marks.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import styles from './gallery.module.css'
import { GalleryFilter } from './gallery-filter.tsx'
import { markPicked, pickOne, showTagged } from './shown-items.ts'

type GalleryControlsProps = {
  label: string
  /** The filter that shows every picture. */
  all: string
  tags: string[]
  surprise: string
  words: { picked: string; showing: string }
  /** Pictures in all. */
  count: number
  /** Id of the list of pictures, which is finished HTML. */
  grid: string
}

/** Filters the pictures by tag; Surprise Me picks one of those shown and brings it to the centre. */
export function GalleryControls({
  label,
  all,
  tags,
  surprise,
  words,
  count,
  grid,
}: GalleryControlsProps) {
  const [filter, setFilter] = useState(all)
  const [shown, setShown] = useState(count)
  const [picked, setPicked] = useState('')
  // The button answers in the next frame; the pictures, which take longer to lay out, in the one after.
  const applied = useDeferredValue(filter)

  useEffect(() => {
    markPicked(grid)
    setPicked('')
    setShown(showTagged(grid, applied === all ? undefined : applied))
  }, [grid, applied, all])

  const pick = () => {
    const item = pickOne(grid)
    if (!item) return
    item.scrollIntoView({
      behavior: wantsLessMotion() ? 'auto' : 'smooth',
      block: 'center',
      inline: 'center',
    })
    markPicked(grid, item)
    setPicked(item.getAttribute(MARK.caption) ?? '')
  }

  return (
    <div className={styles.controls}>
      <p className="visually-hidden" role="status">
        {picked
          ? fillIn(words.picked, { title: picked })
          : fillIn(words.showing, { count: shown, filter: applied })}
      </p>
      <GalleryFilter
        label={label}
        filters={[all, ...tags]}
        selected={filter}
        onSelect={setFilter}
      />
      <Button onClick={pick}>
        <Icon name="shuffle" />
        {surprise}
      </Button>
    </div>
  )
}
