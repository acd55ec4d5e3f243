import { fillIn } from '../../../contract/fill-in.ts'
import { DATA } from '../../data-attributes.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import { island } from '../../islands/island.tsx'
import type { demoIsland } from './demo.tsx'
import styles from './demo-section.module.css'
import './opened-demo.module.css'
import type { DemoProps } from './use-demo.ts'

const MODULES = import.meta.glob<ReturnType<typeof demoIsland>>('../*/*.island.tsx', {
  eager: true,
  import: 'default',
})

const DEMOS = Object.fromEntries(
  Object.entries(MODULES).map(([file, { background, Component }]) => {
    const [, name = ''] = file.split('/')
    return [name, { background, Island: island(name, Component) }]
  }),
)

/** A demo with its name, title and intro; `#<demo>` leads to it. */
export function DemoSection({ name: demo, labels, common, language }: DemoProps) {
  const { background, Island } = DEMOS[demo] ?? {}
  if (!Island) throw new Error(`app/demos/${demo}/${demo}.island.tsx is missing`)
  const stylesheet = useBuiltPage()?.demoStyles[demo]
  const nameId = `${demo}:name`
  return (
    <>
      {stylesheet && <link rel="stylesheet" href={stylesheet} fetchPriority="low" />}
      <section
        id={demo}
        aria-labelledby={nameId}
        data-background={background}
        className={styles.section}
        {...{ [DATA.pageOnly]: '' }}
      >
        <div className={`split ${styles.head}`}>
          <div>
            <p id={nameId} className={`bold below ${styles.name}`}>
              {fillIn(common.tryIt, { name: labels.name })}
            </p>
            <h2 className={styles.title}>{labels.title}</h2>
          </div>
          <p className={styles.intro}>
            {`${labels.intro} `}
            <noscript>{common.withoutScripts}</noscript>
          </p>
        </div>
        <Island name={demo} labels={labels} common={common} language={language} />
        <p className={`small soft apart ${styles.sample}`}>{labels.sampleNote}</p>
      </section>
    </>
  )
}
