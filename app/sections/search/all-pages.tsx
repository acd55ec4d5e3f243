import { Section } from '../../ui/section/section.tsx'
import styles from './all-pages.module.css'

type AllPagesProps = {
  groups: { title: string; pages: { label: string; href: string; description: string }[] }[]
}

/** Every page of the site with a line of what it holds, by the parts of the site. */
export const AllPages = ({ groups }: AllPagesProps) =>
  groups.map(({ title, pages }, index) => (
    <Section key={title} title={title} ground={index % 2 ? 'sky' : 'white'}>
      <ul className={styles.list}>
        {pages.map(({ label, href, description }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {label}
            </a>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ))
