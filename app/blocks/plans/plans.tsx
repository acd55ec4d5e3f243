import type { Entry } from '../../../model/kinds.ts'
import type { Plan, Pricing } from '../../pages/pricing/schema.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import Tabs from '../../ui/tabs/tabs.island.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plans.module.css'

type PricingTableProps = Pick<Pricing, 'title' | 'categories' | 'planLabels'> & {
  plans: (Omit<Entry<Plan>, 'order' | 'unconfirmed' | 'from'> & { price: string | undefined })[]
}

/** Every plan in three tabs, each with its own address. */
export function PricingTable({ title, planLabels, categories, plans }: PricingTableProps) {
  return (
    <div className={styles.table} data-background="primary">
      <Tabs
        label={title}
        tabs={categories.map(({ id, title, kite, intro, terms }) => ({
          id,
          title,
          content: (
            <div className={styles.sheet} data-background="white">
              <div className={styles.head}>
                <div>
                  <h2>{title}</h2>
                  <p className={`step-1 ${styles.intro}`}>{intro}</p>
                </div>
                <Kite design={kite} className={styles.kite} />
              </div>
              <ul>
                {plans
                  .filter(({ category }) => category === id)
                  .map(({ category, ...plan }) => (
                    <li key={plan.slug}>
                      <PlanCard {...plan} planLabels={planLabels} />
                    </li>
                  ))}
              </ul>
              <div className={`small ${styles.foot}`}>
                <h3>{terms.title}</h3>
                <dl className={styles.terms}>
                  {terms.items.map(({ title, text }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{text}</dd>
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
}
