import { createElement, Fragment } from 'react'
import type { KitePattern } from '../../../model/fields/kite.ts'
import { area, circle, type Draw, FACES } from './faces.tsx'

/** Crossing bands. */
const bands = (d: string, stroke: string, width: number) => (
  <path d={d} stroke={stroke} strokeWidth={width} fill="none" />
)

/** Indian fighter kites, drawn into 120 by 120 units with corners at (60,4), (116,56), (60,112) and (4,56). */
const PATTERNS: Record<KitePattern, Draw> = {
  ...FACES,
  // Chandedar, the moon bearer
  moon: (paper, first, second) => [
    circle(60, 46, 21, first),
    circle(60, 36.5, 18.5, paper),
    <rect key={84} y="84" width="120" height="36" fill={second} />,
  ],
  // Aankhdar, with eyes
  eye: (_, first, second) =>
    [36, 84].flatMap((cx) => [circle(cx, 52, 12, first), circle(cx, 52, 5.5, second)]),
  // Pattidar, striped
  stripes: (_, first) =>
    [14, 42, 70, 98].map((y) => <rect key={y} y={y} width="120" height="14" fill={first} />),
  // Addho, of two halves
  half: (_, first) => [<rect key={60} x="60" width="60" height="120" fill={first} />],
  // Chaukdi, of four quarters
  quarter: (_, first, second, third) => [
    area('M60 0V56H120V0Z', first),
    area('M60 120V56H0V120Z', second),
    area('M60 34 84 56 60 78 36 56Z', third),
  ],
  chevron: (_, first) =>
    [20, 48, 76, 104, 132].map((y) =>
      area(`M0 ${y} 60 ${y - 28} 120 ${y}V${y + 14}L60 ${y - 14} 0 ${y + 14}Z`, first),
    ),
  // Cross belt over the spine
  band: (_, first, second) => [
    <rect key="belt" x="42" width="36" height="120" fill={first} />,
    <rect key="cross" x="42" y="40" width="36" height="32" fill={second} />,
  ],
  // Golaa, the ball
  disc: (_, first, second) => [circle(60, 56, 30, first), circle(60, 56, 17, second)],
  // Tajdar, crowned
  crown: (_, first, second) => [
    area('M0 120V60L24 78 42 46 60 74 78 46 96 78 120 60V120Z', first),
    ...[42, 60, 78].map((cx) => circle(cx, cx === 60 ? 58 : 34, 5, second)),
  ],
  lattice: (_, first, second) => [
    bands(
      'M18 18 102 102M46 -10 130 74M-10 46 74 130M102 18 18 102M74 -10-10 74M130 46 46 130',
      first,
      6,
    ),
    area('M60 40 77 56 60 72 43 56Z', second),
  ],
  // Tara, the star
  star: (_, first, second) => [
    area('M36 32H84V80H36Z', first),
    area('M60 22 94 56 60 90 26 56Z', first),
    circle(60, 56, 13, second),
  ],
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
  shoulder: (_, first, second) => [
    area('M0 60 60 4 120 60V36L60-20 0 36ZM4 56 60 4 116 56 100 62 60 26 20 62Z', first),
    area('M30 84H90V120H30Z', second),
  ],
  wave: (_, first, second) => [
    area('M0 50C20 30 40 30 60 50S100 70 120 50V66C100 86 80 86 60 66S20 46 0 66Z', first),
    circle(60, 27, 7, second),
    circle(60, 89, 7, second),
  ],
  // Teer, the arrow
  arrow: (_, first, second) => [
    area('M60 18 92 52H74V92H46V52H28Z', first),
    area('M46 78H74V92H46Z', second),
  ],
  crossing: (_, first, second) => [
    bands('M6 2 114 110M114 2 6 110', first, 11),
    area('M60 34 83 56 60 78 37 56Z', second),
  ],
}

/** Draws what is pasted on a kite's paper; colours are CSS paints. */
export const drawPattern = (pattern: KitePattern, ...colours: Parameters<Draw>) =>
  createElement(Fragment, null, ...PATTERNS[pattern](...colours))
