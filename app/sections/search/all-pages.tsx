import type { KiteDesign } from '../../../schemas/kite.ts'
import { ALL_PAGES } from '../../layout/layout-ids.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './all-pages.module.css'

type ListedPage = {
  label: string
  href: string
  description: string
  kite?: KiteDesign | undefined
}

type AllPagesProps = {
  withoutScripts: string
  groups: { title: string; pages: ListedPage[] }[]
}

/** Every page of the site with its description, by groups; without scripts it says so. */
export const AllPages = ({ withoutScripts, groups }: AllPagesProps) => (
  <>
    <noscript>
      <p className={styles.without}>{withoutScripts}</p>
    </noscript>
    {groups.map(({ title, pages }, index) => (
      <Section
        key={title}
        id={index === 0 ? ALL_PAGES : undefined}
        title={title}
        background={index % 2 ? 'sky' : 'white'}
      >
        <ul className={styles.list}>
          {pages.map(({ label, href, description, kite }) => (
            <li key={href} className={styles.page}>
              {kite && <Kite design={kite} className={styles.kite} />}
              <div>
                <a href={href} className={styles.link}>
                  {label}
                </a>
                <p className={styles.description}>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </>
)
