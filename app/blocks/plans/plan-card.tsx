import { requestPath } from '../../enquiry/request.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink, buttonClass } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './plan-card.module.css'

type Plans = BlockProps<'plans'>

type PlanCardProps = Plans['categories'][number]['plans'][number] & Pick<Plans, 'planLabels'>

/** A plan on its sheet, with a note in the margin about its price, and the link to a quote where one would sign. */
export function PlanCard({ slug, title, planLabels, ...plan }: PlanCardProps) {
  const { callback } = useSiteData()
  const { price, audience, features, extra, excluded, movesPrice } = plan
  const name = (
    <>
      {callback.label}
      <span className="visually-hidden">: {title}</span>
    </>
  )
  return (
    <article className={`stack ${styles.plan}`}>
      <div>
        <h3 className="step-3">{title}</h3>
        {price && <strong>{price}</strong>}
        <p className={`soft ${styles.audience}`}>{audience}</p>
      </div>
      <div className="stack gap-3">
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className="headline step-2">
              {feature}
            </li>
          ))}
        </ul>
        {extra && <p className={styles.extra}>{extra}</p>}
        <p className="small soft">
          <strong>{planLabels.excluded}:</strong> {excluded}
        </p>
      </div>
      <p className={styles.note}>
        <strong className="headline step-1">{planLabels.movesPrice}</strong> {movesPrice}
      </p>
      <div className={`line ${styles.callback}`}>
        {callback.form ? (
          <ExternalLink href={callback.form} className={buttonClass('solid')}>
            {name}
          </ExternalLink>
        ) : (
          <ButtonLink href={requestPath('callback', `/pricing/${slug}`)}>{name}</ButtonLink>
        )}
      </div>
    </article>
  )
}
