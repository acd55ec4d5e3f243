import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import { Field } from '../../ui/form/field.tsx'
import { Action } from '../frame/actions.tsx'
import { saveFile } from '../frame/save-file.ts'
import { asGeoJson, asKml, type Plan, readPlace } from './plan-files.ts'
import styles from './typed-area.module.css'

type TakeAlongProps = {
  labels: FlightPlannerLabels['files']
  place: string
  onPlace: (place: string) => void
  plan: Omit<Plan, 'name'>
}

/** The lines as files for maps and flight programs, once the visitor says where on earth they are. */
export function TakeAlong({ labels, place, onPlace, plan }: TakeAlongProps) {
  const middle = readPlace(place)
  const named = { ...plan, name: labels.name }
  return (
    <details>
      <summary className={styles.title}>{labels.title}</summary>
      <div className={styles.fields}>
        <Field
          id="flight-planner-place"
          label={labels.place}
          hint={labels.placeHint}
          error={place.trim() && !middle ? labels.noPlace : undefined}
          autoComplete="off"
          maxLength={60}
          value={place}
          onChange={(event) => onPlace(event.target.value)}
        />
        <p className={styles.files}>
          <Action
            disabled={!middle}
            onClick={() =>
              middle &&
              saveFile(`${labels.name}.geojson`, 'application/geo+json', asGeoJson(named, middle))
            }
          >
            {labels.geojson}
          </Action>
          <Action
            disabled={!middle}
            onClick={() =>
              middle &&
              saveFile(
                `${labels.name}.kml`,
                'application/vnd.google-earth.kml+xml',
                asKml(named, middle),
              )
            }
          >
            {labels.kml}
          </Action>
        </p>
      </div>
    </details>
  )
}
