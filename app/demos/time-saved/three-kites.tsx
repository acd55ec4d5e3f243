import { fillIn } from '../../../contract/fill-in.ts'
import styles from './three-kites.module.css'

const TOOLS = ['ivr', 'crm', 'hrms'] as const

type ThreeKitesProps = {
  /** The name of each tool, and what it saves: an amount, and of what. */
  tools: Record<(typeof TOOLS)[number], { name: string; amount: string; saves: string }>
  figures: Record<string, string | number>
}

const DRAWN = {
  ivr: { x: 66, y: 92, colour: 'var(--rani)' },
  crm: { x: 180, y: 70, colour: 'var(--cobalt)' },
  hrms: { x: 294, y: 92, colour: 'var(--leaf)' },
}

/** Three tools as three kites on the threads of one reel, and below each what it saves. */
export function ThreeKites({ tools, figures }: ThreeKitesProps) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 360 270" className={styles.kites}>
        {TOOLS.map((tool) => {
          const { x, y, colour } = DRAWN[tool]
          return (
            <g key={tool}>
              <path
                d={`M180 236Q${(x + 180) / 2} ${y + 110} ${x} ${y + 50}`}
                className={styles.thread}
              />
              <path
                d={`M${x} ${y - 64}l50 50-50 54-50-54ZM${x} ${y + 38}l11 16h-22Z`}
                fill={colour}
                strokeWidth="2.5"
              />
              <path
                d={`M${x} ${y - 64}v104M${x - 50} ${y - 14}q50-50 100 0`}
                fill="none"
                strokeWidth="1.25"
                opacity="0.6"
              />
              <text x={x} y={y - 4} className={styles.name}>
                {tools[tool].name}
              </text>
            </g>
          )
        })}
        <path
          d="M150 232H210V260H150ZM138 226H150V266H138ZM210 226H222V266H210Z"
          fill="var(--ink)"
          strokeWidth="2"
        />
      </svg>
      <dl className={styles.tools}>
        {TOOLS.map((tool) => (
          <div key={tool} className={styles.tool} style={{ borderColor: DRAWN[tool].colour }}>
            <dt className={styles.amount}>{fillIn(tools[tool].amount, figures)}</dt>
            <dd>{tools[tool].saves}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
