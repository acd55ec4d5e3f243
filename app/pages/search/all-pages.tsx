import type { pageGroups } from '../../content/site-pages.server.ts'
import { ALL_PAGES } from '../../layout-ids.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './all-pages.module.css'

type AllPagesProps = { withoutScripts: string; groups: ReturnType<typeof pageGroups> }

/** Every page of the site with its description, by groups; without scripts it says so. */
export const AllPages = ({ withoutScripts, groups }: AllPagesProps) => (
  <>
    <noscript>
      <p className={`step-1 ${styles.without}`}>{withoutScripts}</p>
    </noscript>
    {groups.map(({ title, pages }, index) => (
      <Section
        key={title}
        id={index === 0 ? ALL_PAGES : undefined}
        title={title}
        background={index % 2 ? 'sky' : 'white'}
      >
        <ul className={styles.list}>
          {pages.map(({ label, path, seo, kite }) => (
            <li key={path} className={styles.page}>
              {kite && <Kite design={kite} className={styles.kite} />}
              <div>
                <a href={path} className={`step-1 ${styles.link}`}>
                  {label}
                </a>
                <p className={`small ${styles.description}`}>{seo.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </>
)
