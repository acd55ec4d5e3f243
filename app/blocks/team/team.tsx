import { fillIn } from '../../../contract/fill-in.ts'
import { DATA, pageOnly } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { FlipCard } from '../../ui/flip-card/flip-card.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './team.module.css'

/** The team as flip cards: a kite with a face until there is a photograph, a fact, profiles. */
export function Team({ title, intro, members, background }: BlockProps<'team'>) {
  const { labels } = useSiteData()
  return (
    <Section
      background={background}
      title={title}
      aside={<p>{intro}</p>}
      isSample={members.every(({ sample }) => sample)}
    >
      <ul className={styles.list}>
        {members.map(({ slug, name, role, fact, photo, kite, profiles, sample }) => (
          <li key={slug} id={slug} {...pageOnly(sample)}>
            <FlipCard
              turnLabel={fillIn(labels.turnCard, { title: name })}
              front={
                <div className={styles.front} data-background="sky">
                  {photo ? (
                    <Picture picture={photo} sizes="(min-width: 64rem) 30vw, 92vw" />
                  ) : (
                    <Kite design={kite} className={styles.kite} />
                  )}
                  <div>
                    <h3>{name}</h3>
                    <p>{role}</p>
                    <SampleMark sample={sample} />
                  </div>
                </div>
              }
              back={
                <div className={styles.back} data-background="ink">
                  <p className="headline step-1" {...{ [DATA.pageOnly]: '' }}>
                    {name}
                  </p>
                  <p className="headline step-2">{fact}</p>
                  <p className="row">
                    {profiles.map(({ label, href }) => (
                      <ExternalLink key={href} href={href}>
                        {label}
                        <span className="visually-hidden">: {name}</span>
                      </ExternalLink>
                    ))}
                  </p>
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
