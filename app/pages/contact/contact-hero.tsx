import type { CSSProperties, ReactNode } from 'react'
import { CONTACT_PATH } from '../../../contract/constants.ts'
import { DATA } from '../../data-attributes.ts'
import { NextSteps } from '../../enquiry/next-steps.tsx'
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
      {people.length > 0 && (
        <div className={styles.who} {...{ [DATA.pageOnly]: '' }}>
          <h2 className="step-1">
            {who} <SampleMark sample={people.every(({ sample }) => sample)} />
          </h2>
          <ul className={styles.faces} style={{ '--faces': people.length } as CSSProperties}>
            {people.map(({ slug, name, kite, ask, about }) => (
              <li key={slug}>
                <a href={`${CONTACT_PATH}?about=${about}#${slug}`} className={styles.face}>
                  <Kite design={kite} tail={false} />
                  {name}
                </a>
                <p id={slug} hidden>
                  {ask}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Hero>
    {children}
    <div className={styles.next} data-background="highlight">
      <NextSteps {...next} level={2} />
    </div>
  </div>
)
