import type { Plan, Pricing } from '../../../schemas/pricing.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './pricing-table.module.css'

type PricingTableProps = {
  title: string
  categories: Pricing['categories']
  plans: Pick<Plan, 'title' | 'features' | 'extra' | 'category'>[]
  callback: { label: string; href: string }
}

/** Every plan in three tabs, each with an address of its own. */
export function PricingTable({ title, categories, plans, callback }: PricingTableProps) {
  return (
    <div className={styles.table}>
      <Tabs
        label={title}
        tabs={categories.map(({ id, title, intro }) => ({
          id,
          title,
          content: (
            <>
              <h2 className={styles.heading}>{title}</h2>
              <p className={styles.intro}>{intro}</p>
              <ul className={styles.plans}>
                {plans
                  .filter(({ category }) => category === id)
                  .map((plan) => (
                    <li key={plan.title}>
                      <PlanCard {...plan} callback={callback} />
                    </li>
                  ))}
              </ul>
            </>
          ),
        }))}
      />
    </div>
  )
}
