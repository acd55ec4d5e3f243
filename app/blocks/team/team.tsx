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
import { PeopleOnThread } from './people-on-thread.tsx'
import styles from './team.module.css'

/** The team on one thread, or as flip cards: a kite with a face until there is a photograph, a fact, profiles. */
export function Team(team: BlockProps<'team'>) {
  const { labels } = useSiteData()
  const { intro, entries } = team
  if (team.variant === 'thread') return <PeopleOnThread {...team} />
  return (
    <Section {...team} aside={intro && <p>{intro}</p>}>
      <ul className={`stack ${styles.list}`}>
        {entries.map(({ slug, name, role, fact, photo, kite, profiles, sample }) => (
          <li key={slug} id={slug} {...pageOnly(sample)}>
            <FlipCard
              turnLabel={fillIn(labels.turnCard, { title: name })}
              front={
                <div className={`stack gap-4 ${styles.front}`} data-background="sky">
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
                <div className={`stack gap-4 ${styles.back}`} data-background="ink">
                  <p className="headline step-1" {...{ [DATA.pageOnly]: '' }}>
                    {name}
                  </p>
                  <p className="headline step-2">{fact}</p>
                  <p className="row">
                    {profiles.map((profile) => (
                      <ExternalLink key={profile.href} {...profile} about={name} className="bold" />
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
