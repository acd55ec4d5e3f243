import { href } from 'react-router'
import { useCurrentPath } from '../../current-path.ts'
import styles from './list-topics.module.css'

type ListTopicsProps = {
  title: string
  /** The label of the link to all articles, on the page of a topic. */
  all: string
  topics: { title: string; href: string }[]
}

/** The topics that have a page, above a list of articles. */
export function ListTopics({ title, all, topics }: ListTopicsProps) {
  const current = useCurrentPath()
  if (topics.length === 0) return null
  const isTopic = topics.some(({ href }) => href === current)
  const links = isTopic ? [{ title: all, href: href('/blog') }, ...topics] : topics
  return (
    <nav aria-label={title} className={`row ${styles.topics}`}>
      <span>{title}</span>
      <ul className="row">
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
