import type { ReactNode } from 'react'
import type { KitePattern } from '../../../model/fields/kite.ts'
import { type Draw, FACES } from './faces.tsx'

/** Indian fighter kites, drawn into 120 by 120 units with corners at (60,4), (116,56), (60,112) and (4,56). */
const PATTERNS: Record<KitePattern, Draw> = {
  ...FACES,
  // Chandedar, the moon bearer
  moon: (paper, first, second) => (
    <>
      <circle cx="60" cy="46" r="21" fill={first} />
      <circle cx="60" cy="36.5" r="18.5" fill={paper} />
      <rect y="84" width="120" height="36" fill={second} />
    </>
  ),
  // Aankhdar, with eyes
  eye: (_, first, second) =>
    [36, 84].map((cx) => (
      <g key={cx}>
        <circle cx={cx} cy="52" r="12" fill={first} />
        <circle cx={cx} cy="52" r="5.5" fill={second} />
      </g>
    )),
  // Pattidar, striped
  stripes: (_, first) =>
    [14, 42, 70, 98].map((y) => <rect key={y} y={y} width="120" height="14" fill={first} />),
  // Addho, of two halves
  half: (_, first) => <rect x="60" width="60" height="120" fill={first} />,
  // Chaukdi, of four quarters
  quarter: (_, first, second, third) => (
    <>
      <path d="M60 0V56H120V0Z" fill={first} />
      <path d="M60 120V56H0V120Z" fill={second} />
      <path d="M60 34 84 56 60 78 36 56Z" fill={third} />
    </>
  ),
  chevron: (_, first) =>
    [20, 48, 76, 104, 132].map((y) => (
      <path
        key={y}
        d={`M0 ${y} 60 ${y - 28} 120 ${y}V${y + 14}L60 ${y - 14} 0 ${y + 14}Z`}
        fill={first}
      />
    )),
  // Cross belt over the spine
  band: (_, first, second) => (
    <>
      <rect x="42" width="36" height="120" fill={first} />
      <rect x="42" y="40" width="36" height="32" fill={second} />
    </>
  ),
  // Golaa, the ball
  disc: (_, first, second) => (
    <>
      <circle cx="60" cy="56" r="30" fill={first} />
      <circle cx="60" cy="56" r="17" fill={second} />
    </>
  ),
  // Tajdar, crowned
  crown: (_, first, second) => (
    <>
      <path d="M0 120V60L24 78 42 46 60 74 78 46 96 78 120 60V120Z" fill={first} />
      {[42, 60, 78].map((cx) => (
        <circle key={cx} cx={cx} cy={cx === 60 ? 58 : 34} r="5" fill={second} />
      ))}
    </>
  ),
  lattice: (_, first, second) => (
    <>
      <path
        d="M18 18 102 102M46 -10 130 74M-10 46 74 130M102 18 18 102M74 -10-10 74M130 46 46 130"
        stroke={first}
        strokeWidth="6"
        fill="none"
      />
      <path d="M60 40 77 56 60 72 43 56Z" fill={second} />
    </>
  ),
  // Tara, the star
  star: (_, first, second) => (
    <>
      <path d="M36 32H84V80H36Z" fill={first} />
      <path d="M60 22 94 56 60 90 26 56Z" fill={first} />
      <circle cx="60" cy="56" r="13" fill={second} />
    </>
  ),
  ladder: (_, first, second) =>
    [22, 42, 62, 82].map((y, index) => (
      <rect
        key={y}
        x={38 - (index % 2) * 6}
        y={y}
        width={44 + (index % 2) * 12}
        height="11"
        fill={index % 2 ? second : first}
      />
    )),
  // Khabhedar, shouldered
  shoulder: (_, first, second) => (
    <>
      <path
        d="M0 60 60 4 120 60V36L60-20 0 36ZM4 56 60 4 116 56 100 62 60 26 20 62Z"
        fill={first}
      />
      <path d="M30 84H90V120H30Z" fill={second} />
    </>
  ),
  wave: (_, first, second) => (
    <>
      <path
        d="M0 50C20 30 40 30 60 50S100 70 120 50V66C100 86 80 86 60 66S20 46 0 66Z"
        fill={first}
      />
      <circle cx="60" cy="27" r="7" fill={second} />
      <circle cx="60" cy="89" r="7" fill={second} />
    </>
  ),
  // Teer, the arrow
  arrow: (_, first, second) => (
    <>
      <path d="M60 18 92 52H74V92H46V52H28Z" fill={first} />
      <path d="M46 78H74V92H46Z" fill={second} />
    </>
  ),
  crossing: (_, first, second) => (
    <>
      <path d="M6 2 114 110M114 2 6 110" stroke={first} strokeWidth="11" fill="none" />
      <path d="M60 34 83 56 60 78 37 56Z" fill={second} />
    </>
  ),
}

/** Draws what is pasted on a kite's paper; colours are CSS paints. */
export const drawPattern = (pattern: KitePattern, ...colours: Parameters<Draw>): ReactNode =>
  PATTERNS[pattern](...colours)
