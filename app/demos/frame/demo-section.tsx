import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoName } from '../../../schemas/demos/demos.ts'
import { DATA } from '../../data-attributes.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import type { demoIsland } from './demo-island.tsx'
import styles from './demo-section.module.css'
import type { DemoProps } from './types.ts'

type DemoSectionProps<Name extends DemoName> = DemoProps<Name> & { name: Name }

type DemoModule<Name extends DemoName> = { default: ReturnType<typeof demoIsland<Name>> }

const MODULES = import.meta.glob('../*/*.island.tsx', { eager: true })

/**
 * A demo with its name, title and intro. Its address is the page's with `#<demo>`.
 * @throws Error where its folder has no island
 */
export function DemoSection<Name extends DemoName>({
  name: demo,
  labels,
  common,
  language,
}: DemoSectionProps<Name>) {
  const module = MODULES[`../${demo}/${demo}.island.tsx`]
  if (!module) throw new Error(`app/demos/${demo}/${demo}.island.tsx is missing`)
  const { default: Island } = module as DemoModule<Name>
  const stylesheet = useBuiltPage()?.demoStyles[demo]
  const nameId = `${demo}-name`
  return (
    <>
      {stylesheet && <link rel="stylesheet" href={stylesheet} fetchPriority="low" />}
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
            {`${labels.intro} `}
            <noscript>{common.withoutScripts}</noscript>
          </p>
        </div>
        <Island labels={labels} common={common} language={language} />
        <p className={styles.specimen}>{labels.specimen}</p>
      </section>
    </>
  )
}

type DemoAfterProps<Section extends string> = {
  section: Section
  demo: (DemoSectionProps<DemoName> & { after: Section }) | undefined
}

/** A page's demo, if the page's file places it after this section. */
export function DemoAfter<Section extends string>({ section, demo }: DemoAfterProps<Section>) {
  if (demo?.after !== section) return null
  const { after: _, ...props } = demo
  return <DemoSection {...props} />
}
