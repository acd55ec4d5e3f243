import { fillIn } from '../../../contract/fill-in.ts'
import { isOpen, type Tree } from './call-flow.ts'
import type { Labels } from './schema.server.ts'

/** Returns a function that writes an hour as a time of day in a language. */
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
export const menuLines = (
  tree: Tree,
  hour: number,
  spoken: Labels['spoken'],
  about: Record<'firm' | 'opens' | 'closes', string>,
) => [
  fillIn(spoken.greeting, about),
  ...(isOpen(tree, hour) ? [] : [fillIn(spoken.closed, about)]),
  ...tree.choices.flatMap(({ name, kind }, index) =>
    kind === 'nothing' ? [] : [fillIn(spoken.choice, { name, key: index + 1 })],
  ),
  spoken.again,
]
