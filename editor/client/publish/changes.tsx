import type { PageChange } from '../../../tools/build/compare-sites.ts'

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
            {words.length === 0 && kind === 'changed' && ' looks different, in the same words'}
            <ul>
              {words.map(({ before, now }) => (
                <li key={before + now}>
                  {before && now ? 'Before: ' : now ? 'New: ' : 'Gone: '}
                  {before && <del>{before}</del>}
                  {before && now && ' Now: '}
                  {now && <ins>{now}</ins>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  ))
