import { Kite } from '../../ui/kite/kite.tsx'
import Tabs from '../../ui/tabs/tabs.island.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plans.module.css'

/** Every plan in tabs, each with its own address. */
export const Plans = ({ title, planLabels, categories }: BlockProps<'plans'>) => (
  <div className={styles.table} data-background="primary">
    <Tabs
      label={title}
      tabs={categories.map(({ id, title, kite, intro, terms, plans }) => ({
        id,
        title,
        content: (
          <div className={`framed ${styles.sheet}`} data-background="white">
            <div className={`line gap-4 ends ${styles.head}`}>
              <div>
                <h2>{title}</h2>
                <p className={`step-1 ${styles.intro}`}>{intro}</p>
              </div>
              <Kite design={kite} className={styles.kite} />
            </div>
            <ul>
              {plans.map((plan) => (
                <li key={plan.slug}>
                  <PlanCard {...plan} planLabels={planLabels} />
                </li>
              ))}
            </ul>
            <div className={`stack small ${styles.foot}`}>
              <h3>{terms.title}</h3>
              <dl className={`stack ${styles.terms}`}>
                {terms.items.map(({ title, text }) => (
                  <div key={title}>
                    <dt className="bold">{title}</dt>
                    <dd className="soft">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        ),
      }))}
    />
  </div>
)
