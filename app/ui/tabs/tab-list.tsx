import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import styles from './tabs.module.css'

type TabListProps = {
  label: string
  tabs: { id: string; title: string }[]
  /** Id of the selected tab. */
  active: string
  list: Ref<HTMLDivElement>
  onSelect: (id: string, options?: { focus: boolean }) => void
}

/** The row of tabs, with the mouse and keyboard behaviour of the pattern. */
export function TabList({ label, tabs, active, list, onSelect }: TabListProps) {
  const ids = tabs.map(({ id }) => id)
  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(id)
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
    onSelect(id, { focus: true })
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
