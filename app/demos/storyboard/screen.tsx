import type { StoryboardLabels } from '../../../schemas/demos/storyboard.ts'
import { ShotDrawing } from './drawings.tsx'
import styles from './screen.module.css'

type ScreenProps = {
  shot: StoryboardLabels['shots'][number]
  /** The shot in words, for those who do not see it. */
  label: string
  progress: number
}

/** What is on the screen now, with its caption. */
export function Screen({ shot, label, progress }: ScreenProps) {
  return (
    <div className={styles.screen} role="img" aria-label={label}>
      <ShotDrawing drawing={shot.kind} progress={progress} />
      <p className={styles.caption}>
        <span>{shot.caption}</span>
      </p>
    </div>
  )
}
