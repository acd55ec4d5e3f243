import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './core-services.module.css'

/** The core services as the legend of a map: a symbol, a title in two parts, and its meaning. */
export function CoreServices({ title, intro, items, background }: Block<'core-services'>) {
  return (
    <Section background={background} title={title} aside={<p>{intro}</p>}>
      <ul className={`ruled ${styles.legend}`}>
        {items.map(({ title: [first, second], icon, items }) => (
          <li key={first} className={`stack ${styles.group}`}>
            <Kite design={icon} />
            <h3 className={styles.title}>
              {`${first} `}
              <span>{second}</span>
            </h3>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
