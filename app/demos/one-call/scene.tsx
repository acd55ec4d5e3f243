import { fillIn } from '../../../contract/fill-in.ts'
import { StepButton } from '../frame/step-button.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import { TOOLS } from './call-screens.ts'
import styles from './one-call.module.css'
import { ThreeKites } from './three-kites.tsx'
import type { WalkInUse } from './use-walk.ts'

/** What happens at the step: the tools at work, what is said, and what the visitor can set. */
export function Scene({ walk: { demo, step, number, says, go } }: { walk: WalkInUse }) {
  const { labels, language, values } = demo
  const { walk, salesperson, steps } = labels
  const tools = new Intl.ListFormat(language, { type: 'unit' }).format(
    TOOLS.filter((tool) => step.tools[tool]).map((tool) => labels.tools[tool]),
  )
  return (
    <div className={styles.scene}>
      <ThreeKites names={labels.tools} atWork={step.tools} />
      <div className={styles.told}>
        <h3 className={styles.title}>{step.title}</h3>
        <p className={styles.says}>{says}</p>
        <p className={styles.atWork}>{fillIn(walk.atWork, { tools })}</p>
        <div className={styles.steps}>
          <StepButton
            className={styles.back}
            onStep={number > 1 ? () => go(number - 1) : undefined}
          >
            {walk.back}
          </StepButton>
          <StepButton
            className={styles.next}
            onStep={number < steps.length ? () => go(number + 1) : undefined}
          >
            {walk.next}
          </StepButton>
        </div>
        <div className={styles.situation}>
          <SwitchField checked={values.known} onChecked={(known) => demo.set({ known })}>
            {labels.knows}
          </SwitchField>
          <SwitchField checked={values.leave} onChecked={(leave) => demo.set({ leave })}>
            {fillIn(labels.onLeave, { salesperson })}
          </SwitchField>
        </div>
      </div>
    </div>
  )
}
