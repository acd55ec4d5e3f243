import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { StaticHtml } from '../../islands/static-html.tsx'
import styles from './tabs.module.css'

type TabsProps = { label: string; tabs: { id: string; title: string; content?: ReactNode }[] }

/** Tabs (WAI-ARIA pattern) whose links work before hydration; without scripts all panels are shown. */
export default island('tabs', function Tabs({ label, tabs }: TabsProps) {
  const ids = tabs.map(({ id }) => id)
  const [active, setActive] = useState(ids[0] ?? '')
  const list = useRef<HTMLDivElement>(null)

  // Before the next paint: until hydration the styles show the tab of the address.
  useLayoutEffect(() => {
    const follow = () => {
      const named = location.hash.slice(1)
      if (tabs.some(({ id }) => id === named)) setActive(named)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [tabs])

  /** Opens a tab and writes it to the address, without a new history entry. */
  const select = (event: React.KeyboardEvent | React.MouseEvent, id: string) => {
    event.preventDefault()
    setActive(id)
    history.replaceState(history.state, '', `#${id}`)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
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
    select(event, id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={`row gap-1 ${styles.list}`}
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
            className={`headline plain framed ${styles.tab}`}
            onClick={(event) =>
              event.metaKey || event.ctrlKey || event.shiftKey || select(event, id)
            }
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <StaticHtml
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          data-active={id === active}
          className={styles.panel}
        >
          {content}
        </StaticHtml>
      ))}
    </div>
  )
})
