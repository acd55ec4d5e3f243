import type { ReactNode } from 'react'
import { MARK } from '../../marks.ts'
import TabList from './tab-list.part.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  tabs: { id: string; title: string; content: ReactNode }[]
}

/**
 * Tabs after the WAI-ARIA pattern, each with an address of its own (`#id`). They are links to their
 * panels, so that they work before scripts run; without scripts all panels stand one after another.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <TabList label={label} tabs={tabs.map(({ id, title }) => ({ id, title }))} />
      {tabs.map(({ id, content }, number) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          {...{ [MARK.active]: number === 0 }}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
