import type { ReactNode } from 'react'
import type { FacePattern } from '../../../model/fields/kite.ts'

/** The shapes of a drawing, from back to front. */
export type Draw = (paper: string, first: string, second: string, third: string) => ReactNode[]

export const area = (d: string, fill: string) => <path d={d} fill={fill} />

export const circle = (cx: number, cy: number, r: number, fill: string) => (
  <circle cx={cx} cy={cy} r={r} fill={fill} />
)

const stroke = (d: string, colour: string, width = 4) => (
  <path d={d} stroke={colour} strokeWidth={width} strokeLinecap="round" fill="none" />
)

const BOTH = [42, 78]

const eyes = (white: string, pupil: string) =>
  BOTH.flatMap((cx) => [circle(cx, 57, 8, white), circle(cx + (60 - cx) / 12, 57, 4.2, pupil)])

const grin = (fill: string) => area('M45 75Q60 81 75 75Q70 91 60 91T45 75Z', fill)

/** Portraits: hair, features, and what one knows the person by; the spine is the nose. */
export const FACES: Record<FacePattern, Draw> = {
  bindi: (_, hair, features, worn) => [
    area('M60 0 120 56V96L90 86Q94 46 60 26Q26 46 30 86L0 96V56Z', hair),
    ...eyes(features, hair),
    grin(features),
    ...[60, 32, 88].map((cx) => circle(cx, cx === 60 ? 42 : 76, 4.5, worn)),
  ],
  glasses: (_, hair, features, worn) => [
    area('M0 0H120V84H97V48Q60 38 23 48V84H0Z', hair),
    ...BOTH.map((cx) => (
      <circle key={cx} cx={cx} cy="60" r="13" fill={features} stroke={worn} strokeWidth="4" />
    )),
    ...BOTH.map((cx) => circle(cx, 60, 4.5, worn)),
    stroke('M55 58Q60 54 65 58', worn),
    stroke('M50 83Q60 91 70 83', features),
  ],
  beard: (_, hair, features, worn) => [
    area('M0 0H120V48Q60 18 0 48Z', hair),
    area('M0 56 22 60Q26 76 42 72T78 72Q94 76 98 60L120 56V120H0Z', hair),
    area('M25 49H57L54 60Q50 67 42 67T29 60ZM63 49H95L91 60Q86 67 78 67T66 60Z', worn),
    stroke('M18 49H102', worn, 3),
    stroke('M34 54 39 60M71 54 76 60', features, 3),
    area('M49 81Q60 85 71 81Q66 93 60 93T49 81Z', features),
  ],
  moustache: (_, hair, features, worn) => [
    area('M0 0H120V58Q104 28 72 26Q60 37 32 35Q14 44 0 66Z', hair),
    stroke('M33 46Q42 41 51 46M69 46Q78 41 87 46', hair, 3.5),
    ...eyes(features, hair),
    area(
      'M60 74Q50 66 40 74Q32 80 26 72Q28 88 44 86Q56 85 60 79Q64 85 76 86Q92 88 94 72Q88 80 80 74Q70 66 60 74Z',
      hair,
    ),
    stroke('M54 91Q60 95 66 91', worn, 3.5),
  ],
  curls: (_, hair, features, worn) => [
    ...[8, 24, 42, 60, 78, 96, 112].map((cx) => circle(cx, 20 + ((cx - 60) / 8.5) ** 2, 20, hair)),
    stroke('M34 58Q42 50 50 58M70 58Q78 50 86 58', features),
    grin(worn),
  ],
  cap: (_, cloth, features, peak) => [
    area('M0 0H120V48Q60 26 0 48Z', cloth),
    area('M0 50Q60 26 120 50L108 58Q60 38 12 58Z', peak),
    ...BOTH.map((cx) => circle(cx, 60, 5, features)),
    stroke('M46 78Q60 92 74 78', features),
    ...[30, 90].map((cx) => circle(cx, 72, 5, peak)),
  ],
}
