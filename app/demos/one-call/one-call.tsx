import { fillIn } from '../../../contract/fill-in.ts'
import type { OneCallLabels } from '../../../schemas/demos/one-call.ts'
import { flag, integer } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { clock, ROLES, type Role, screenAt, TOOLS, textIn } from './call-screens.ts'
import styles from './one-call.module.css'
import { Screen } from './screen.tsx'
import { ThreeKites } from './three-kites.tsx'
import { Walk } from './walk.tsx'

/** One call through three tools, step by step; each of three roles sees its own part of it. */
export function OneCall(props: DemoProps<OneCallLabels>) {
  const { labels, language } = props
  const { steps, walk, results, screens } = labels
  const demo = useDemo('one-call', props, {
    step: integer(1, steps.length, Math.min(labels.firstStep, steps.length)),
    known: flag(true),
    leave: flag(true),
  })
  const { step: number, known, leave } = demo.values
  const step = steps[number - 1] as OneCallLabels['steps'][number]
  const situation = { known, onLeave: leave }
  const people = {
    salesperson: labels.salesperson,
    answers: situation.onLeave ? labels.colleague : labels.salesperson,
    caller: situation.known ? labels.caller.known : labels.caller.unknown,
  }
  const go = (to: number) => {
    if (to > 0 && to <= steps.length) demo.set({ step: to })
  }

  const seen = (role: Role) =>
    screenAt(steps, number, role, situation).map(({ step, text }) => ({
      step,
      text: fillIn(text, people),
    }))
  const onScreen = {
    owner: seen('owner'),
    salesperson: seen('salesperson'),
    employee: seen('employee'),
  }
  const says = fillIn(textIn(step.says, situation) ?? '', people)
  const atWork = new Intl.ListFormat(language, { type: 'unit' }).format(
    TOOLS.filter((tool) => step.tools[tool]).map((tool) => labels.tools[tool]),
  )
  const titleOf = (role: Role) => fillIn(screens[role].title, people)
  const time =
    step.seconds < 60 ? fillIn(results.seconds, { seconds: step.seconds }) : clock(step.seconds)

  return (
    <Demo
      demo={demo}
      figures={{
        ...people,
        title: step.title,
        says,
        owner: onScreen.owner.length,
        salesperson: onScreen.salesperson.length,
        employee: onScreen.employee.length,
        screens: ROLES.map((role) =>
          fillIn(labels.sentScreen, {
            screen: titleOf(role),
            lines: onScreen[role].map(({ text }) => text).join('; ') || screens.nothing,
          }),
        ).join('\n'),
      }}
      results={[
        { key: 'time', label: results.time, value: time },
        ...ROLES.map((role) => ({
          key: role,
          label: results[role],
          value: String(onScreen[role].length),
        })),
      ]}
      layout={styles.board}
    >
      <Walk labels={walk} titles={steps.map(({ title }) => title)} step={number} onStep={go} />
      <div className={styles.scene}>
        <ThreeKites names={labels.tools} atWork={step.tools} />
        <div className={styles.told}>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.says}>{says}</p>
          <p className={styles.atWork}>{fillIn(walk.atWork, { tools: atWork })}</p>
          <div className={styles.steps}>
            <button type="button" aria-disabled={number === 1} onClick={() => go(number - 1)}>
              {walk.back}
            </button>
            <button
              type="button"
              aria-disabled={number === steps.length}
              onClick={() => go(number + 1)}
            >
              {walk.next}
            </button>
          </div>
          <div className={styles.situation}>
            {(['known', 'leave'] as const).map((field) => (
              <SwitchField
                key={field}
                checked={demo.values[field]}
                onChecked={(checked) => demo.set({ [field]: checked })}
              >
                {field === 'known'
                  ? labels.knows
                  : fillIn(labels.onLeave, { salesperson: labels.salesperson })}
              </SwitchField>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.screens}>
        {ROLES.map((role) => (
          <Screen
            key={role}
            role={role}
            title={titleOf(role)}
            sees={screens[role].sees}
            entries={onScreen[role]}
            step={number}
            nothing={screens.nothing}
          />
        ))}
      </div>
    </Demo>
  )
}
