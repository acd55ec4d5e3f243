import type { ReactNode } from 'react'
import type { DeliverableKind } from '../../../schemas/drone-service.ts'
import styles from './deliverables.module.css'

const TILES = [
  ['leaf-drawn', 16, 13],
  ['marigold', 48, 13],
  ['leaf', 80, 13],
  ['cobalt', 112, 13],
  ['leaf-drawn', 16, 45],
  ['sky', 48, 45],
  ['leaf', 80, 45],
  ['rani', 112, 45],
] as const
const RINGS = [
  'M14 52C12 22 58 6 96 14S152 44 138 66 74 90 46 80 15 70 14 52Z',
  'M34 51C34 30 66 19 94 25S132 46 122 60 76 76 56 70 34 62 34 51Z',
  'M56 49C57 37 76 31 92 35S112 48 106 55 82 63 70 60 56 56 56 49Z',
]

/** 160 by 90 units on ink. */
const DRAWINGS: Record<DeliverableKind, ReactNode> = {
  orthomosaic: (
    <>
      {TILES.map(([colour, x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h32v32h-32Z`} fill={`var(--${colour})`} />
      ))}
      <path d="M16 64C50 62 60 30 92 30S120 52 144 50" stroke="var(--white)" strokeWidth="5" />
    </>
  ),
  'surface-model': (
    <>
      <path d="M8 76 44 46 62 58 98 16 122 48 152 76Z" fill="var(--cobalt)" />
      <path d="M74 44 98 16 115 39 100 46 88 38Z" fill="var(--rani)" />
      <path
        d="M8 76 44 46 62 58 98 16 122 48 152 76ZM44 46 58 76M62 58 84 76M98 16 104 76M122 48 128 76"
        stroke="var(--white)"
      />
    </>
  ),
  contours: (
    <>
      <path d={RINGS[2]} fill="var(--rani)" />
      {RINGS.map((ring) => (
        <path key={ring} d={ring} stroke="var(--white)" />
      ))}
      <path d="M2 70 158 24" stroke="var(--marigold)" strokeWidth="2.5" />
    </>
  ),
  volume: (
    <>
      <path d="M18 74 66 26Q74 18 82 26L142 74Z" fill="var(--marigold)" />
      <path d="M6 74H154" stroke="var(--white)" strokeWidth="2.5" />
      <path d="M74 22V74M18 74 46 52 74 46 108 54 142 74" stroke="var(--ink)" />
    </>
  ),
  film: (
    <>
      <path d="M12 14H148V76H12Z" fill="var(--sky)" />
      <path d="M12 14H148V24H12ZM12 66H148V76H12Z" fill="var(--cobalt)" />
      <path d="M16 19H148M16 71H148" stroke="var(--white)" strokeWidth="4" strokeDasharray="8 8" />
      <path d="M68 30 98 45 68 60Z" fill="var(--rani)" />
    </>
  ),
}

/** A drawing of what is delivered. */
export const DeliverableDrawing = ({ kind }: { kind: DeliverableKind }) => (
  <svg viewBox="0 0 160 90" className={styles.drawing} fill="none" aria-hidden="true">
    {DRAWINGS[kind]}
  </svg>
)
