import type { DemoLabels } from '../../../schemas/demos/demos.ts'

export const TOOLS = ['ivr', 'crm', 'hrms'] as const
export const ROLES = ['owner', 'salesperson', 'employee'] as const
export type Role = (typeof ROLES)[number]

/** What the visitor sets: whether the caller's number is known, and whether the salesperson is on leave. */
export type Situation = { known: boolean; onLeave: boolean }

type Steps = DemoLabels['one-call']['steps']
type Depending = Steps[number]['says']

/** What a text is in a situation; undefined where it says nothing then. */
export const textIn = (line: Depending, { known, onLeave }: Situation) =>
  line.text ?? (known ? line.known : line.unknown) ?? (onLeave ? line.leave : line.duty)

/** An entry on the screen of a role, with the number of the step that it came with. */
export type Entry = { step: number; text: string }

/**
 * What a role sees at a step: its own entries until then, the newest last, and nothing of the others'.
 * @param step counted from 1
 */
export const screenAt = (steps: Steps, step: number, role: Role, situation: Situation): Entry[] =>
  steps.slice(0, step).flatMap((each, index) =>
    each[role].flatMap((line) => {
      const text = textIn(line, situation)
      return text === undefined ? [] : [{ step: index + 1, text }]
    }),
  )

/** A duration as "0:09", "2:20" or "7:00:00". */
export function clock(seconds: number) {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = two((seconds / 60) % 60)
  const hours = Math.floor(seconds / 3600)
  return hours > 0
    ? `${hours}:${minutes}:${two(seconds % 60)}`
    : `${Number(minutes)}:${two(seconds % 60)}`
}
