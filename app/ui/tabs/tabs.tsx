import { type KeyboardEvent, type MouseEvent, type ReactNode, useDeferredValue } from 'react'
import styles from './tabs.module.css'
import { useTabs } from './use-tabs.ts'

type TabsProps = {
  label: string
  tabs: { id: string; title: string; content: ReactNode }[]
}

/**
 * Tabs after the WAI-ARIA pattern, each with an address of its own (`#id`). They are links to their
 * panels, so that they work before scripts run; without scripts all panels stand one after another.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const ids = tabs.map(({ id }) => id)
  const { active, list, select } = useTabs(ids)
  // The tab answers in the next frame; its panel, which takes longer to lay out, in the one after.
  const open = useDeferredValue(active)

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
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        ref={list}
        onKeyDown={onKeyDown}
      >
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
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          data-active={id === open}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
