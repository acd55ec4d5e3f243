import shared from '../frame/shared.module.css'
import { Mark, type MarkDesign } from './mark.tsx'
import styles from './own-kite.module.css'
import __html from './roofs.svg?raw'
import type { Labels } from './schema.server.ts'

const FLIGHTS = [
  { x: 372, y: 14, width: 176 },
  { x: 178, y: 46, width: 74 },
  { x: 96, y: 92, width: 30 },
]

/** The roofs and somebody flying kites: a nested SVG, set once. */
const ROOFS = { __html }

type PlacesProps = { mark: MarkDesign; name: string; labels: Labels['places'] }

/** The mark where it will live: over the roofs, and over the shop. */
export const Places = ({ mark, name, labels }: PlacesProps) => (
  <div className={`stack ${shared.ruled}`}>
    <figure className={`stack gap-2 ${shared.cell} ${styles.place} ${styles.sky}`}>
      <svg viewBox="0 0 640 300" className={`full ${styles.roofs}`} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <g dangerouslySetInnerHTML={ROOFS} />
        {FLIGHTS.map((place) => (
          <Mark key={place.x} {...mark} {...place} height={place.width * 1.1} />
        ))}
      </svg>
      <figcaption className="small soft">{labels.sky}</figcaption>
    </figure>
    <figure className={`stack gap-2 ${shared.cell} ${styles.place}`}>
      <div className={`line ${styles.sign}`} style={{ background: mark.paper, color: mark.pieces }}>
        <Mark {...mark} paper={mark.pieces} pieces={mark.paper} />
        <p className="headline">{name}</p>
      </div>
      <figcaption className="small soft">{labels.sign}</figcaption>
    </figure>
  </div>
)
