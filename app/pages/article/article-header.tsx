import { pageOnly } from '../../data-attributes.ts'
import { Breadcrumb } from '../../heroes/breadcrumb.tsx'
import { Hero } from '../../heroes/hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { Route } from './+types/article'
import styles from './article-header.module.css'

/** Breadcrumb, title, byline, the author's role and topics, and the article's picture. */
export function ArticleHeader(props: Route.ComponentProps['loaderData']['header']) {
  const { breadcrumb, headline, author, authorPage, by, date, published, updated } = props
  return (
    <Hero as="header" className={styles.header}>
      <div className={`stack ${styles.text}`}>
        <Breadcrumb {...breadcrumb} />
        <h1 className={styles.title}>{headline}</h1>
        <p className={`row ${styles.byline}`}>
          {author && (
            <span {...pageOnly(author.sample)}>
              {by}{' '}
              {authorPage ? <a href={authorPage}>{author.name}</a> : <strong>{author.name}</strong>}
              <SampleMark sample={author.sample} />
            </span>
          )}
          <time dateTime={published}>{date}</time>
          <span>{props.readingTime}</span>
        </p>
        <p className={`row ${styles.byline} ${styles.details}`}>
          {author && <span {...pageOnly(author.sample)}>{author.role}</span>}
          {updated && <time dateTime={updated.day}>{updated.text}</time>}
          {props.topics.map(({ title, href }) =>
            href ? (
              <a key={title} href={href}>
                {title}
              </a>
            ) : (
              <span key={title}>{title}</span>
            ),
          )}
        </p>
      </div>
      <Picture
        picture={props.picture}
        sizes="(min-width: 96rem) 54vw, 100vw"
        priority
        className={styles.picture}
      />
    </Hero>
  )
}
