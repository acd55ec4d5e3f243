import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoName } from '../../../schemas/demos/demos.ts'
import { DATA } from '../../data-attributes.ts'
import { demoNamed } from './demo-named.ts'
import styles from './demo-section.module.css'
import { DemoStyles } from './demo-styles.tsx'
import type { DemoProps } from './types.ts'

type DemoSectionProps<Name extends DemoName> = DemoProps<Name> & { name: Name }

/**
 * A demo with its name, title and intro. Its address is the page's with `#<demo>`.
 */
export function DemoSection<Name extends DemoName>({
  name: demo,
  labels,
  common,
  language,
}: DemoSectionProps<Name>) {
  const Island = demoNamed(demo)
  const nameId = `${demo}-name`
  return (
    <>
      <DemoStyles demo={demo} />
      <section
        id={demo}
        aria-labelledby={nameId}
        data-background={Island.background}
        className={styles.section}
        {...{ [DATA.pageOnly]: '' }}
      >
        <div className={styles.head}>
          <div>
            <p id={nameId} className={styles.name}>
              {fillIn(common.tryIt, { name: labels.name })}
            </p>
            <h2 className={styles.title}>{labels.title}</h2>
          </div>
          <p className={styles.intro}>
            {labels.intro} <noscript>{common.withoutScripts}</noscript>
          </p>
        </div>
        <Island labels={labels} common={common} language={language} />
        <p className={styles.specimen}>{labels.specimen}</p>
      </section>
    </>
  )
}

type DemoAfterProps<Section extends string> = {
  /** The section that ends here. */
  section: Section
  demo: (DemoSectionProps<DemoName> & { after: Section }) | undefined
}

/** A page's demo, if the page's file places it after this section. */
export function DemoAfter<Section extends string>({ section, demo }: DemoAfterProps<Section>) {
  if (demo?.after !== section) return null
  const { after: _, ...props } = demo
  return <DemoSection {...props} />
}
