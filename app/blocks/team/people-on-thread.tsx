import type { CSSProperties } from 'react'
import { Kite } from '../../ui/kite/kite.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MarkedBox, SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './people-on-thread.module.css'

/** The thread, up or down at a person and on to the edges of the window, and the string of the person's tail. */
const THREADS = ['Q-50 150 0 50T100 50T200 50', 'Q-50-50 0 50T100 50T200 50']

/** The team as kites on one thread. The tail of each has links: to the form, and to what the person does. */
export const PeopleOnThread = ({ title, intro, entries, background }: BlockProps<'team'>) => (
  <MarkedBox entries={entries} className={styles.box} data-background={background}>
    <h2 className="step-2">{title}</h2>
    <ul className={styles.people} style={{ '--people': entries.length } as CSSProperties}>
      {entries.map(({ slug, name, role, photo, kite, links, sample }, index) => (
        <li key={slug} id={slug} className={`stack ${styles.person}`}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={`M50 50V9999M-100 50${THREADS[index % 2]}`}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {photo ? <Picture picture={photo} sizes="12rem" /> : <Kite design={kite} />}
          <h3>{name}</h3>
          <p className="small">{role}</p>
          <SampleMark sample={sample} />
          {links.map(({ label, href }, number) => (
            <a
              key={href}
              href={href}
              className="headline small plain framed"
              data-background={number ? 'white' : 'highlight'}
            >
              {label}
            </a>
          ))}
        </li>
      ))}
    </ul>
    {intro && <p>{intro}</p>}
  </MarkedBox>
)
