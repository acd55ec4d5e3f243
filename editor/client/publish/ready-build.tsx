import type { LaunchGroup, PageChange } from '../../protocol.ts'
import { Findings, summaryOf } from '../launch-check/findings.tsx'

type ReadyBuildProps = {
  changes: PageChange[]
  groups: LaunchGroup[]
  /** Whether there is no publication to compare with. */
  isFirst: boolean
  /** The origin of the site in development. */
  site: string
}

const KINDS = { new: 'New', changed: 'Changed', removed: 'Removed' }

/** Describes the finished build: the pages that have changed, and what the launch check found. */
export function ReadyBuild({ changes, groups, isFirst, site }: ReadyBuildProps) {
  const found = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const byKind = Map.groupBy(changes, ({ change }) => change)
  return (
    <>
      <p>
        The finished site is in the folder <code>build/client</code>.
      </p>
      <section aria-labelledby="found">
        <h2 id="found">Launch check</h2>
        {found === 0 ? (
          <p>{summaryOf(0)}.</p>
        ) : (
          <details>
            <summary>{summaryOf(found)}</summary>
            {groups.map((group) => (
              <Findings key={group.advice} {...group} />
            ))}
          </details>
        )}
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">
          {isFirst ? 'All pages are new' : 'What has changed since the last publication'}
        </h2>
        {changes.length === 0 && <p>No page looks different.</p>}
        {Object.entries(KINDS).map(([kind, label]) => {
          const pages = byKind.get(kind as PageChange['change'])
          if (!pages) return null
          return (
            <div key={kind} className="of-file">
              <h3>{label}</h3>
              <ul>
                {pages.map(({ name, address }) => (
                  <li key={name + address}>
                    {address && kind !== 'removed' ? (
                      <a href={site + address} target="_blank" rel="noreferrer">
                        {name}
                      </a>
                    ) : (
                      <strong>{name}</strong>
                    )}{' '}
                    {address}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </section>
    </>
  )
}
