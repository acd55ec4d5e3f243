import { TOOLS } from './call-screens.ts'
import styles from './three-kites.module.css'

type ThreeKitesProps = {
  names: Record<(typeof TOOLS)[number], string>
  /** Which of them are at work. */
  atWork: Record<(typeof TOOLS)[number], boolean>
}

const DRAWN = {
  ivr: { x: 66, y: 92, colour: 'var(--rani)' },
  crm: { x: 180, y: 70, colour: 'var(--cobalt)' },
  hrms: { x: 294, y: 92, colour: 'var(--leaf)' },
}

/** Three tools as three kites on the threads of one reel; those at work are up and in colour. */
export function ThreeKites({ names, atWork }: ThreeKitesProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 270" className={styles.kites}>
      {TOOLS.map((tool) => {
        const { x, y, colour } = DRAWN[tool]
        const paper = atWork[tool] ? colour : 'var(--white)'
        return (
          <g key={tool} data-at-work={atWork[tool] || undefined}>
            <path
              d={`M180 236Q${(x + 180) / 2} ${y + 110} ${x} ${y + 50}`}
              className={styles.thread}
            />
            <g className={styles.kite}>
              <path
                d={`M${x} ${y - 54}l50 50-50 54-50-54Z`}
                fill={paper}
                className={styles.paper}
              />
              <path
                d={`M${x} ${y - 54}v104M${x - 50} ${y - 4}q50-50 100 0`}
                fill="none"
                strokeWidth="1.25"
                opacity="0.6"
              />
              <path d={`M${x} ${y + 48}l11 16h-22Z`} fill={paper} className={styles.paper} />
              <text x={x} y={y + 6} className={styles.name}>
                {names[tool]}
              </text>
            </g>
          </g>
        )
      })}
      <path
        d="M150 232H210V260H150ZM138 226H150V266H138ZM210 226H222V266H210Z"
        fill="var(--ink)"
        strokeWidth="2"
      />
    </svg>
  )
}
