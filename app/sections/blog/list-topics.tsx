import styles from './list-topics.module.css'

export type ListTopicsProps = {
  title: string
  all: { title: string; href: string }
  topics: { title: string; href: string; isCurrent: boolean }[]
}

/** The topics that have a page, above a list of articles. */
export function ListTopics({ title, all, topics }: ListTopicsProps) {
  if (topics.length === 0) return null
  const isTopic = topics.some(({ isCurrent }) => isCurrent)
  return (
    <nav aria-label={title} className={`row ${styles.topics}`}>
      <span>{title}</span>
      <ul className="row">
        {isTopic && (
          <li>
            <a href={all.href}>{all.title}</a>
          </li>
        )}
        {topics.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
