import type { CSSProperties } from 'react'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'

const FILES = import.meta.glob<string>('./shots/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By file. React sets the HTML again for every new object, so each drawing has one. */
const DRAWINGS = Object.fromEntries(
  Object.entries(FILES).map(([file, __html]) => [file, { __html }]),
)

type ShotDrawingProps = {
  kind: DemoLabels['storyboard']['shots'][number]['kind']
  /** How far its camera has come, from 0 to 1; the drawing moves with it. */
  progress: number
}

/** A shot as it is drawn. */
export const ShotDrawing = ({ kind, progress }: ShotDrawingProps) => (
  <span
    style={{ display: 'contents', '--progress': progress } as CSSProperties}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
    dangerouslySetInnerHTML={DRAWINGS[`./shots/${kind}.svg`]}
  />
)
