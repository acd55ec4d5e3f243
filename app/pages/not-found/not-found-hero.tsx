import { Hero } from '../../heroes/hero.tsx'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { SearchForm, type SearchFormProps } from '../search/search-form.tsx'
import styles from './not-found-hero.module.css'
import type { NotFound as Labels } from './schema.ts'

type NotFoundProps = Labels & { search: SearchFormProps }

/** The not-found page: a kite with a cut line, a search, and links back. */
export function NotFound({ title, text, links, search }: NotFoundProps) {
  const { brand } = useSiteData()
  return (
    <Hero className={styles.page} data-background="sky">
      <div className={styles.sky} aria-hidden="true">
        <Kite design={brand.kite} className={styles.kite} />
        <svg viewBox="0 0 400 400" className={styles.thread} aria-hidden="true">
          <path d="M250 40C260 90 220 110 235 150S190 175 205 205" />
          <path d="M150 262C120 300 90 320 70 400" />
          <path className={styles.cut} d="M196 222 178 238M186 214 170 232" />
        </svg>
      </div>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className="step-1">{text}</p>
        <SearchForm {...search} />
        <ul className="row">
          {links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href}>{label}</ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Hero>
  )
}
