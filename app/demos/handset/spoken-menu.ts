import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'
import { type CallKind, isOpen, type Tree } from './call-flow.ts'

/** Writes an hour as a language writes times of day. */
export function hourIn(language: string) {
  const format = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return (hour: number) => format.format(new Date(Date.UTC(2000, 0, 1, hour)))
}

/** The sentences of the menu at an hour. */
export function menuLines(
  tree: Tree,
  hour: number,
  { spoken }: DemoLabels['handset'],
  asTime: (hour: number) => string,
) {
  return [
    fillIn(spoken.greeting, { firm: tree.firm }),
    ...(isOpen(tree, hour) ? [] : [fillIn(spoken.closed, { opens: asTime(tree.opens) })]),
    ...tree.choices.flatMap(({ name, kind }, index) =>
      kind === 'nothing' ? [] : [fillIn(spoken.choice, { name, key: index + 1 })],
    ),
    spoken.again,
  ]
}

/** What the voice says at the end of a call. */
export const outcomeLine = (
  kind: CallKind,
  name: string,
  place: number,
  tree: Tree,
  { spoken }: DemoLabels['handset'],
  asTime: (hour: number) => string,
) =>
  fillIn(spoken[kind], {
    name,
    place,
    firm: tree.firm,
    opens: asTime(tree.opens),
    closes: asTime(tree.closes),
  })
