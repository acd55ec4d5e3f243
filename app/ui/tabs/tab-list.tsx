import { type KeyboardEvent, type MouseEvent, useDeferredValue, useEffect } from 'react'
import { MARK } from '../../marks.ts'
import styles from './tabs.module.css'
import { useTabs } from './use-tabs.ts'

type TabListProps = { label: string; tabs: { id: string; title: string }[] }

/** The row of tabs; their panels are finished HTML, found by their ids. */
export function TabList({ label, tabs }: TabListProps) {
  const ids = tabs.map(({ id }) => id)
  const { active, list, select } = useTabs(ids)
  // The tab answers in the next frame; its panel, which takes longer to lay out, in the one after.
  const open = useDeferredValue(active)

  useEffect(() => {
    for (const { id } of tabs)
      document.getElementById(id)?.setAttribute(MARK.active, String(id === open))
  }, [tabs, open])

  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = ids.indexOf(active)
    const next = {
      ArrowRight: (now + 1) % ids.length,
      ArrowLeft: (now - 1 + ids.length) % ids.length,
      Home: 0,
      End: ids.length - 1,
      ' ': now,
    }[event.key]
    const id = next === undefined ? undefined : ids[next]
    if (id === undefined) return
    event.preventDefault()
    select(id, { focus: true })
  }

  return (
    <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <a
          key={id}
          role="tab"
          id={`tab-${id}`}
          href={`#${id}`}
          aria-selected={id === active}
          aria-controls={id}
          tabIndex={id === active ? 0 : -1}
          className={styles.tab}
          onClick={(event) => onClick(event, id)}
        >
          {title}
        </a>
      ))}
    </div>
  )
}
