import type { FlightPlannerWords } from '../../../../schemas/demonstrations/flight-planner.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Action } from '../actions.tsx'
import { asGeoJson, asKml, type Plan, readPlace } from './plan-files.ts'
import styles from './typed-area.module.css'

type TakeAlongProps = {
  piece: string
  words: FlightPlannerWords['files']
  place: string
  onPlace: (place: string) => void
  plan: Omit<Plan, 'name'>
}

/** Gives a file to the visitor, made here: nothing is fetched. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to write it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The lines as files for maps and flight programs, once the visitor says where on earth they are. */
export function TakeAlong({ piece, words, place, onPlace, plan }: TakeAlongProps) {
  const middle = readPlace(place)
  const named = { ...plan, name: words.name }
  return (
    <details>
      <summary className={styles.title}>{words.title}</summary>
      <div className={styles.fields}>
        <Field
          id={`${piece}-place`}
          label={words.place}
          hint={words.placeHint}
          fault={place.trim() && !middle ? words.noPlace : undefined}
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
              download(`${words.name}.geojson`, 'application/geo+json', asGeoJson(named, middle))
            }
          >
            {words.geojson}
          </Action>
          <Action
            disabled={!middle}
            onClick={() =>
              middle &&
              download(
                `${words.name}.kml`,
                'application/vnd.google-earth.kml+xml',
                asKml(named, middle),
              )
            }
          >
            {words.kml}
          </Action>
        </p>
      </div>
    </details>
  )
}
