import type { CSSProperties, ReactNode } from 'react'
import { DATA } from '../../data-attributes.ts'
import { NextSteps } from '../../enquiry/next-steps.tsx'
import { faceOf } from '../../enquiry/request.ts'
import { Hero } from '../../heroes/hero.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { Route } from './+types/contact'
import styles from './contact-hero.module.css'
import type { Contact } from './schema.ts'

type ContactHeroProps = Pick<Contact, 'title' | 'intro' | 'who'> & {
  people: Route.ComponentProps['loaderData']['people']
  next: Contact['form']['next']
  /** The forms, beside it on wide windows. */
  children: ReactNode
}

/** The first screen of the contact page. Each face is a link that says what to write, and to the form what about. */
export const ContactHero = ({ title, intro, who, people, next, children }: ContactHeroProps) => (
  <div className={styles.screen}>
    <Hero className={`stack ${styles.hero}`} data-background="highlight">
      <h1>{title}</h1>
      <p className={`small ${styles.intro}`}>{intro}</p>
    </Hero>
    <div className={styles.forms} data-background="sky">
      {people.length > 0 && (
        <div className={`row line ends ${styles.who}`} {...{ [DATA.pageOnly]: '' }}>
          <h2 className="step-1">
            {who} <SampleMark sample={people.every(({ sample }) => sample)} />
          </h2>
          <ul className={styles.faces} style={{ '--faces': people.length } as CSSProperties}>
            {people.map(({ slug, name, kite, ask, form }) => (
              <li key={slug}>
                <a href={form} className={`stack gap-1 ${styles.face}`}>
                  <Kite {...faceOf(slug)} design={kite} tail={false} />
                  {name}
                </a>
                <p id={slug} className="small framed whole" data-background="white" hidden>
                  {ask}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </div>
    <div className={styles.next} data-background="highlight">
      <NextSteps {...next} level={2} />
    </div>
  </div>
)
