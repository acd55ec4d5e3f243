import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './core-services.module.css'

/** The core services as the legend of a map: a symbol, a title in two parts, and its meaning. */
export const CoreServices = ({ title, intro, items, background }: Block<'core-services'>) => (
  <Section background={background} title={title} aside={<p>{intro}</p>}>
    <ul className={`ruled ${styles.legend}`} data-background="white">
      {items.map(({ title: [first, second], icon, items }) => (
        <li key={first} className={`stack ${styles.group}`}>
          <Kite design={icon} />
          <h3 className={`step-3 ${styles.title}`}>
            {`${first} `}
            <span>{second}</span>
          </h3>
          <ul className={`stack whole gap-1 ${styles.list}`}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
)
