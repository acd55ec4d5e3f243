import type { ReactNode } from 'react'
import { Slot } from '../../islands/slot.tsx'
import { TabList } from './tab-list.tsx'
import styles from './tabs.module.css'
import { useTabs } from './use-tabs.ts'

type TabsProps = {
  label: string
  tabs: { id: string; title: string; content?: ReactNode }[]
}

/**
 * Tabs after the WAI-ARIA pattern, each with an address of its own (`#id`). They are links to their
 * panels, so they work before hydration; without scripts all panels are shown one below the other.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { active, list, select } = useTabs(tabs.map(({ id }) => id))
  return (
    <div className={styles.tabs}>
      <TabList label={label} tabs={tabs} active={active} list={list} onSelect={select} />
      {tabs.map(({ id, content }) => (
        <Slot
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          data-active={id === active}
          className={styles.panel}
        >
          {content}
        </Slot>
      ))}
    </div>
  )
}
