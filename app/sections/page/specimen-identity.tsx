import type { Specimen } from '../../../schemas/proof.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import styles from './specimen-identity.module.css'

/** A logo in three sizes with its colours. */
export function SpecimenIdentity({ kite, colours }: Pick<Specimen, 'kite' | 'colours'>) {
  return (
    <div className={styles.identity}>
      {kite && (
        <div className={styles.marks}>
          <Kite design={kite} />
          <Kite design={kite} />
          <Kite design={kite} />
        </div>
      )}
      {colours && (
        <ul className={styles.colours}>
          {colours.map(({ name, paper, use }) => (
            <li key={name} data-background={paper}>
              <strong>{name}</strong>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
