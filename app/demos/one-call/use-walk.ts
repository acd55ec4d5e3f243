import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'
import { flag, integer } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { type Role, screenAt, textIn } from './call-screens.ts'

/** The step that the call has come to, and what each role sees of it then. */
export function useWalk(props: DemoProps<'one-call'>) {
  const { labels } = props
  const { steps, salesperson, colleague, caller, screens } = labels
  const demo = useDemo('one-call', props, {
    step: integer(1, steps.length, Math.min(labels.firstStep, steps.length)),
    known: flag(true),
    leave: flag(true),
  })
  const { step: number, known, leave: onLeave } = demo.values
  const situation = { known, onLeave }
  const step = steps[number - 1] as DemoLabels['one-call']['steps'][number]
  const people = {
    salesperson,
    answers: onLeave ? colleague : salesperson,
    caller: known ? caller.known : caller.unknown,
  }
  const screen = (role: Role) => ({
    title: fillIn(screens[role].title, people),
    sees: screens[role].sees,
    entries: screenAt(steps, number, role, situation).map(({ step, text }) => ({
      isNew: step === number,
      text: fillIn(text, people),
    })),
  })
  return {
    demo,
    step,
    /** Counted from 1. */
    number,
    people,
    says: fillIn(textIn(step.says, situation) ?? '', people),
    screens: {
      owner: screen('owner'),
      salesperson: screen('salesperson'),
      employee: screen('employee'),
    },
    go: (to: number) => demo.set({ step: to }),
  }
}

export type WalkInUse = ReturnType<typeof useWalk>
