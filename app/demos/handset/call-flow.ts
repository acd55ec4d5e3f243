import type { CALL_KINDS, KEY_KINDS } from './phone-kinds.ts'

export type KeyKind = (typeof KEY_KINDS)[number]
export type CallKind = (typeof CALL_KINDS)[number]

/** A phone menu (interactive voice response) with four choices, on keys 1 to 4. Hours are 0 to 23. */
export type Tree = {
  firm: string
  choices: readonly { name: string; kind: KeyKind }[]
  opens: number
  closes: number
}

/** Hours that end before they begin run past midnight; if both are the same, it never closes. */
export const isOpen = ({ opens, closes }: Pick<Tree, 'opens' | 'closes'>, hour: number) =>
  opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes

/**
 * What a key leads to: a desk answers while it is open, queues calls while it is busy, and takes messages
 * while it is closed.
 */
export function leadsTo(
  key: string,
  tree: Tree,
  { hour, busy }: { hour: number; busy: boolean },
): CallKind | 'wrong' {
  const choice = tree.choices[Number(key) - 1]
  if (!choice || choice.kind === 'nothing') return 'wrong'
  if (choice.kind !== 'desk') return choice.kind
  if (!isOpen(tree, hour)) return 'message'
  return busy ? 'queue' : 'desk'
}

/** The keys that lead to a choice; empty if the caller hung up. */
export const CALL_KEYS = ['', '1', '2', '3', '4'] as const

/** A call of the list: its hour, the key that was pressed, and its outcome. */
export type Call = { time: number; key: (typeof CALL_KEYS)[number]; kind: CallKind }

/** Counts the calls of the list by outcome. */
export function countCalls(calls: readonly Call[]) {
  const of = (...kinds: CallKind[]) => calls.filter(({ kind }) => kinds.includes(kind)).length
  return {
    calls: calls.length,
    answered: of('desk', 'answer'),
    waiting: of('queue'),
    messages: of('message'),
  }
}

/** Connects the call that has waited longest to a desk. */
export function takeNext(calls: readonly Call[]): Call[] {
  const first = calls.findIndex(({ kind }) => kind === 'queue')
  return calls.map((call, index) => (index === first ? { ...call, kind: 'desk' } : call))
}
