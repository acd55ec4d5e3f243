import type { PageChange, WordChange } from '../../protocol.ts'

const KINDS = { new: 'New', changed: 'Changed', removed: 'Removed' }

/** The pages that differ from the last publication, with links to those that are there, and their words. */
export const Changes = ({ changes, site }: { changes: PageChange[]; site: string }) =>
  [...Map.groupBy(changes, ({ change }) => change)].map(([kind, pages]) => (
    <div key={kind} className="of-file">
      <h3>{KINDS[kind]}</h3>
      <ul>
        {pages.map(({ name, address, words }) => (
          <li key={name + address}>
            {address && kind !== 'removed' ? (
              <a href={site + address} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}{' '}
            {address}
            {words?.length === 0 && kind === 'changed' && ' looks different, in the same words'}
            <ul>
              {words?.map((change) => (
                <Words key={change.before + change.now} {...change} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  ))

/** How many words around a change are shown. */
const AROUND = 6

/** The words that differ, with some of those around them that do not. */
function shortened(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')]
  const isSame = (at: number) => words.at(at) === others.at(at)
  const shorter = Math.min(words.length, others.length)
  let [start, end] = [0, 0]
  while (start < shorter && isSame(start)) start++
  while (end < shorter - start && isSame(-1 - end)) end++
  const [from, to] = [start - AROUND, words.length - end + AROUND]
  const shown = words.slice(Math.max(0, from), to).join(' ')
  return `${from > 0 ? '… ' : ''}${shown}${to < words.length ? ' …' : ''}`
}

const Words = ({ before, now }: WordChange) => (
  <li>
    {before && now ? 'Before: ' : now ? 'New: ' : 'Gone: '}
    {before && <del>{now ? shortened(before, now) : before}</del>}
    {before && now && ' Now: '}
    {now && <ins>{before ? shortened(now, before) : now}</ins>}
  </li>
)
