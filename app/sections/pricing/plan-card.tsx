import type { Plan } from '../../../schemas/pricing.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalButton } from '../../ui/button/external-button.tsx'
import styles from './plan-card.module.css'

type PlanCardProps = Pick<Plan, 'title' | 'features' | 'extra'> & {
  callback: { label: string; href: string }
}

/** One plan: what is in it, a note where there is one, and the way to a quote. */
export function PlanCard({ title, features, extra, callback }: PlanCardProps) {
  const { labels } = useSiteData()
  return (
    <article className={styles.plan}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {extra && <p className={styles.extra}>{extra}</p>}
      <div className={styles.callback}>
        <ExternalButton href={callback.href} newTab={labels.newTab}>
          {callback.label}
          <span className="visually-hidden">: {title}</span>
        </ExternalButton>
      </div>
    </article>
  )
}
