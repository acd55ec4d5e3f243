import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './posts.module.css'

/** Five teasers: the newest large, the others small. */
export const Posts = ({ title, all, entries, background }: BlockProps<'posts'>) => (
  <Section background={background} title={title} aside={<ButtonLink {...all} />}>
    <div className={`ruled ${styles.grid}`}>
      {entries.map((post, number) => (
        <article key={post.slug} className={`${linkArea} ${styles.post}`}>
          <Picture
            picture={post.picture}
            sizes={
              number === 0
                ? '(min-width: 64rem) 78vw, 92vw'
                : '(min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw'
            }
          />
          <div className={`stack gap-2 ${styles.text}`}>
            <h3 className={number === 0 ? 'step-3' : 'step-1'}>{post.title}</h3>
            <p className={`soft ${styles.excerpt}`}>{post.excerpt}</p>
            <ReadMore href={post.href} title={post.title} />
          </div>
        </article>
      ))}
    </div>
  </Section>
)
