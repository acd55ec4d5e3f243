import { Field } from '../../ui/form/field.tsx'
import { Action } from '../frame/actions.tsx'
import { saveFile } from '../frame/save-file.ts'
import { BOTTOM, UNITS } from './corners.ts'
import { asGeoJson, asKml, readPlace } from './plan-files.ts'
import type { Point } from './polygon.ts'
import styles from './typed-area.module.css'
import type { Flight } from './use-flight-plan.ts'

const FILES = [
  { kind: 'geojson', type: 'application/geo+json', write: asGeoJson },
  { kind: 'kml', type: 'application/vnd.google-earth.kml+xml', write: asKml },
] as const

/** The lines as files for maps and flight programs, once the visitor says where on earth they are. */
export function TakeAlong({ flight: { demo, unit, inMetres, plan } }: { flight: Flight }) {
  const labels = demo.labels.files
  const { place } = demo.values
  const middle = readPlace(place)
  const fromMiddle = ({ x, y }: Point) => ({
    x: x - (UNITS / 2) * unit,
    y: y - (BOTTOM / 2) * unit,
  })
  const taken = () => ({
    name: labels.name,
    corners: inMetres.map(fromMiddle),
    lines: plan.lines.map(({ from, to }) => ({ from: fromMiddle(from), to: fromMiddle(to) })),
    height: Math.round(plan.height),
  })
  return (
    <details>
      <summary className={styles.title}>{labels.title}</summary>
      <div className={styles.fields}>
        <Field
          {...demo.field('place')}
          label={labels.place}
          hint={labels.placeHint}
          error={place.trim() && !middle ? labels.noPlace : undefined}
          maxLength={60}
        />
        <p className={styles.files}>
          {FILES.map(({ kind, type, write }) => (
            <Action
              key={kind}
              disabled={!middle}
              onClick={() =>
                middle && saveFile(`${labels.name}.${kind}`, type, write(taken(), middle))
              }
            >
              {labels[kind]}
            </Action>
          ))}
        </p>
      </div>
    </details>
  )
}
