import { Field } from '../../ui/form/field.tsx'
import { Action } from '../frame/actions.tsx'
import { saveFile } from '../frame/save-file.ts'
import shared from '../frame/shared.module.css'
import { BOTTOM, UNITS } from './corners.ts'
import styles from './flight-planner.module.css'
import { asKml, readPlace } from './plan-file.ts'
import type { Point } from './polygon.ts'
import type { Flight } from './use-flight-plan.ts'

/** The lines as a file for maps and flight programs, once the visitor says where on earth they are. */
export function TakeAlong({ flight: { demo, unit, inMetres, plan } }: { flight: Flight }) {
  const labels = demo.labels.files
  const { place } = demo.values
  const middle = readPlace(place)
  const fromMiddle = ({ x, y }: Point) => ({
    x: x - (UNITS / 2) * unit,
    y: y - (BOTTOM / 2) * unit,
  })
  const save = () => {
    if (!middle) return
    const taken = {
      name: labels.name,
      corners: inMetres.map(fromMiddle),
      lines: plan.lines.map(({ from, to }) => ({ from: fromMiddle(from), to: fromMiddle(to) })),
      height: Math.round(plan.height),
    }
    saveFile(`${labels.name}.kml`, 'application/vnd.google-earth.kml+xml', asKml(taken, middle))
  }
  return (
    <details>
      <summary className={shared.summary}>{labels.title}</summary>
      <div className={styles.fields}>
        <Field
          {...demo.field('place')}
          label={labels.place}
          hint={labels.placeHint}
          error={place.trim() && !middle ? labels.noPlace : undefined}
          maxLength={60}
        />
        <p>
          <Action disabled={!middle} onClick={save}>
            {labels.save}
          </Action>
        </p>
      </div>
    </details>
  )
}
