import type { ReactNode } from 'react'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'

export type Drawing = DemoLabels['storyboard']['shots'][number]['kind']

const INK = 'var(--ink)'
const RANI = 'var(--rani)'
const MARIGOLD = 'var(--marigold)'
const COBALT = 'var(--cobalt)'
const LEAF = 'var(--leaf-drawn)'
const SKY = 'var(--sky)'
const WHITE = 'var(--white)'

const LINE = { fill: 'none', stroke: INK, strokeWidth: 1.4 }
const GLOVE = { fill: MARIGOLD, stroke: INK, strokeWidth: 1.8, strokeLinejoin: 'round' } as const

const moved = (x: number, y = 0) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`
const scaled = (by: number, x = 80, y = 45) =>
  `translate(${x} ${y}) scale(${by.toFixed(4)}) translate(${-x} ${-y})`

/** Somebody on the way to work, feet at the origin. */
const walker = (x: number, y: number, size: number, coat: string) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2.6 0-1-8H1L2.6 0H1L0-5-1 0Z" fill={INK} />
    <path d="M0-17 4-11 2-6H-2L-4-11Z" fill={coat} />
    <circle cy="-19.5" r="2.6" fill={INK} />
  </g>
)

/** A tank that lies, its left upper corner at the origin: 56 by 24. */
const tank = (
  <g stroke={INK} strokeWidth="1.4">
    <path d="M8 0H48A8 12 0 0 1 48 24H8A8 12 0 0 1 8 0Z" fill={RANI} />
    <path d="M17 0V24M39 0V24" fill="none" />
    <path d="M28 5 35 12 28 19 21 12Z" fill={MARIGOLD} />
  </g>
)

/** Each drawing into 160 by 90, as its camera has moved from 0 to 1. */
const DRAWINGS: Record<Drawing, (progress: number) => ReactNode> = {
  // The sun comes up behind the gate, and people go in.
  gate: (progress) => (
    <>
      <path d="M0 0H160V90H0Z" fill={MARIGOLD} />
      <circle cx="84" cy={62 - progress * 14} r="24" fill={WHITE} />
      <path d="M0 40H40V70H0ZM120 40H160V70H120Z" fill={COBALT} />
      <path d="M0 47H40M0 55H40M120 47H160M120 55H160" stroke={INK} strokeWidth="1" />
      <path d="M0 68H160V90H0Z" fill={SKY} />
      <path d="M38 26H44V70H38ZM116 26H122V70H116Z" fill={RANI} />
      <path d="M36 20H124V29H36Z" fill={RANI} stroke={INK} strokeWidth="1.4" />
      <path d="M50 24.5H110" stroke={WHITE} strokeWidth="2" strokeDasharray="5 3" />
      <path {...LINE} d="M44 34 58 38V69H44ZM116 34 102 38V69H116Z" />
      <path d="M48 36V69M53 37V69M112 36V69M107 37V69" stroke={INK} strokeWidth="1.2" />
      <g transform={moved(progress * 9, progress * -3)}>
        {walker(58, 78, 1, RANI)}
        {walker(70, 82, 1.25, COBALT)}
        {walker(88, 79, 1.1, LEAF)}
      </g>
    </>
  ),
  // Two gloves, and the cuff that is pulled tight.
  hands: (progress) => (
    <g transform={scaled(1 + progress * 0.12)}>
      <path d="M0 0H160V90H0Z" fill={SKY} />
      <path d="M0 74H160V90H0Z" fill={COBALT} />
      <path d="M-6 18 30 24V58L-6 66Z" fill={RANI} stroke={INK} strokeWidth="1.6" />
      <path
        {...GLOVE}
        d="M26 20H58Q72 20 80 27L96 33Q101 36 98 40L76 39 90 47Q93 52 88 54L66 50Q62 62 46 62H26Z"
      />
      <path {...LINE} d="M34 20V62M64 31 78 34M60 41 74 45" />
      <g transform={moved(progress * 12)}>
        <path d="M172 8 134 22V58L172 74Z" fill={RANI} stroke={INK} strokeWidth="1.6" />
        <path
          {...GLOVE}
          d="M138 18H112Q96 18 90 30L86 44Q86 50 92 49L104 40 94 58Q95 64 101 62L114 60H138Z"
        />
        <path {...LINE} d="M128 18V60M104 40 112 30" />
      </g>
    </g>
  ),
  // The arc runs along the seam; sparks are cut diamonds.
  weld: (progress) => {
    const x = 52 + progress * 46
    return (
      <>
        <path d="M0 0H160V90H0Z" fill={INK} />
        <path d="M0 58 160 46V66L0 78Z" fill={COBALT} />
        <path d="M0 78 160 66V90H0Z" fill="var(--cobalt-deep)" />
        <path d={`M0 78 ${x} ${78 - x * 0.075}`} stroke={RANI} strokeWidth="2.6" />
        <path d={`M${x} ${78 - x * 0.075} 160 66`} stroke={INK} strokeWidth="1.6" />
        <g transform={moved(x, 78 - x * 0.075)}>
          {Array.from({ length: 15 }, (_, index) => {
            const way = -3.05 + (index / 14) * 3
            const far = 17 + ((index * 37) % 26) + progress * ((index * 13) % 9)
            const [dx, dy] = [Math.cos(way), Math.sin(way)]
            return (
              <g key={way}>
                <path
                  d={`M${(dx * 7).toFixed(1)} ${(dy * 7).toFixed(1)} ${(dx * far).toFixed(1)} ${(dy * far).toFixed(1)}`}
                  stroke={MARIGOLD}
                  strokeWidth="1"
                />
                <path
                  d="M0-2.2 2.2 0 0 2.2-2.2 0Z"
                  transform={moved(dx * (far + 3), dy * (far + 3))}
                  fill={index % 3 ? MARIGOLD : WHITE}
                />
              </g>
            )
          })}
          <path d="M0-11 11 0 0 11-11 0Z" fill={MARIGOLD} />
          <path d="M0-6 6 0 0 6-6 0Z" fill={WHITE} />
          <path d="M4-5 34-46 40-42 9-3Z" fill={WHITE} stroke={INK} strokeWidth="1.2" />
          <path d="M30-50 62-84 76-72 40-38Z" fill={RANI} stroke={INK} strokeWidth="1.4" />
        </g>
      </>
    )
  },
  // It rises from the ground into the sky.
  crane: (progress) => (
    <>
      <path d="M0 0H160V90H0Z" fill={SKY} />
      <circle cx="30" cy="24" r="10" fill={MARIGOLD} />
      <path d="M0 76H160V90H0Z" fill={LEAF} />
      <path d="M10 76V52H34L44 60V76Z" fill={WHITE} stroke={INK} strokeWidth="1.4" />
      <path d="M18 76V64H26V76" fill={COBALT} />
      <g fill="none" stroke={INK} strokeWidth="1.6">
        <path d="M136 76V6H146V76M136 16 146 26 136 36 146 46 136 56 146 66 136 76" />
        <path d="M154 12H56L62 6H154ZM66 6 72 12 78 6 84 12 90 6 96 12 102 6 108 12 114 6 120 12 126 6 132 12" />
      </g>
      <path d="M146 12H158V22H146Z" fill={COBALT} stroke={INK} strokeWidth="1.4" />
      <g transform={moved(0, progress * -22)}>
        <path
          {...LINE}
          strokeWidth="1.3"
          d={`M86 ${12 + progress * 22} V40M86 40 68 50M86 40 104 50`}
        />
        <g transform="translate(58 50)">{tank}</g>
      </g>
      <path d={`M86 12V${(18 + (1 - progress) * 4).toFixed(2)}`} stroke={INK} strokeWidth="1.3" />
      {walker(122, 80, 1, RANI)}
    </>
  ),
  // Straight down, as our pilots see it; the shadow is the drone's.
  yard: (progress) => (
    <g transform={scaled(1.3 - progress * 0.3)}>
      <path d="M0 0H160V90H0Z" fill={INK} />
      <g fill="none" stroke={COBALT} strokeWidth="1">
        <path d="M-4 20Q30 6 62 12T120 4 164 14M-4 30Q34 16 66 21T124 13 164 24M-4 82Q40 70 80 77T164 66" />
        <path d="M-4 90Q40 80 84 86T164 76" />
      </g>
      <path d="M0 50 160 40V50L0 60Z" fill="var(--ink-pale)" />
      <path d="M0 55 160 45" stroke={INK} strokeDasharray="6 4" />
      <path d="M14 16 60 12 62 38 16 42Z" fill={RANI} stroke={WHITE} strokeWidth="1.2" />
      <path d="M15 29 61 25M26 15 28 41M38 14 40 40M49 13 51 39" stroke={WHITE} strokeWidth=".8" />
      <path d="M112 8 150 5 152 30 114 33Z" fill={COBALT} stroke={WHITE} strokeWidth="1.2" />
      <path d="M113 20 151 17" stroke={WHITE} strokeWidth=".8" />
      <g fill={MARIGOLD} stroke={WHITE} strokeWidth="1.2">
        <circle cx="76" cy="20" r="7" />
        <circle cx="93" cy="18" r="7" />
        <circle cx="78" cy="36" r="4.5" />
        <circle cx="95" cy="35" r="4.5" />
      </g>
      <g fill={LEAF}>
        <circle cx="12" cy="70" r="5" />
        <circle cx="24" cy="75" r="6" />
        <circle cx="36" cy="70" r="4.5" />
        <circle cx="148" cy="60" r="6" />
      </g>
      <path d="M60 64 102 60 104 80 62 84Z" fill="none" stroke={WHITE} strokeDasharray="3 2" />
      <path d="M68 68 94 65.5V73L69 75.5Z" fill={RANI} stroke={WHITE} strokeWidth="1" />
      <g transform={moved(30 + progress * 90, 51 - progress * 6)}>
        <path d="M0-3 9 0 0 3-4 0Z" fill={WHITE} />
      </g>
      <g transform={moved(44 + progress * 62, 66 - progress * 34)}>
        <path d="M0-8 8 0 0 8-8 0Z" fill={INK} opacity=".55" />
      </g>
    </g>
  ),
  // Off it goes, and a kite over the road.
  truck: (progress) => (
    <>
      <path d="M0 0H160V90H0Z" fill={WHITE} />
      <path d="M0 0H160V58H0Z" fill={SKY} />
      <path d="M0 58 40 44 74 56 112 38 160 54V68H0Z" fill={LEAF} />
      <path d="M0 66H160V90H0Z" fill={INK} />
      <g stroke={MARIGOLD} strokeWidth="2.4" strokeDasharray="12 8">
        <path d="M0 80H160" strokeDashoffset={(progress * 60).toFixed(1)} />
      </g>
      <g transform={moved(progress * -8, progress * -4)}>
        <path d="M128 16Q118 34 132 48T126 66" fill="none" stroke={INK} strokeWidth=".8" />
        <path d="M128 2 140 14 128 28 116 14Z" fill={RANI} stroke={INK} strokeWidth="1.2" />
        <path d="M128 2V28M116 14Q128 4 140 14" fill="none" stroke={INK} strokeWidth=".8" />
        <path d="M128 28 131 33H125Z" fill={MARIGOLD} stroke={INK} strokeWidth=".8" />
      </g>
      <g transform={moved(-6 + progress * 38)}>
        <path d="M16 66H88V71H16Z" fill={INK} />
        <g transform="translate(20 42)">{tank}</g>
        <path d="M80 46H94L103 57V71H80Z" fill={MARIGOLD} stroke={INK} strokeWidth="1.4" />
        <path d="M86 50H92L98 57H86Z" fill={SKY} stroke={INK} strokeWidth="1" />
        <g fill={WHITE} stroke={INK} strokeWidth="3">
          <circle cx="28" cy="72" r="5" />
          <circle cx="42" cy="72" r="5" />
          <circle cx="92" cy="72" r="5" />
        </g>
      </g>
    </>
  ),
}

/**
 * A shot as it is drawn.
 * @param progress how far its camera has come, from 0 to 1
 */
export function ShotDrawing({ drawing, progress }: { drawing: Drawing; progress: number }) {
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {DRAWINGS[drawing](progress)}
    </svg>
  )
}
