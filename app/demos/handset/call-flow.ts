/** What a key of a phone menu does. */
export const KEY_KINDS = ['desk', 'answer', 'message', 'nothing'] as const
/** How a call has ended, or where it waits. */
export const CALL_KINDS = ['desk', 'queue', 'answer', 'message', 'missed'] as const

export type CallKind = (typeof CALL_KINDS)[number]

/** A phone menu (interactive voice response) with four choices, on keys 1 to 4. Hours are 0 to 23. */
export type Tree = {
  firm: string
  choices: readonly { name: string; kind: (typeof KEY_KINDS)[number] }[]
  opens: number
  closes: number
}

/** Hours that end before they begin run past midnight; if both are the same, it never closes. */
export const isOpen = ({ opens, closes }: Pick<Tree, 'opens' | 'closes'>, hour: number) =>
  opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes

/** What a key leads to. A busy desk queues calls; a closed one takes messages. */
export function leadsTo(key: string, tree: Tree, { hour, busy }: { hour: number; busy: boolean }) {
  const choice = tree.choices[Number(key) - 1]
  if (!choice || choice.kind === 'nothing') return 'wrong'
  if (choice.kind !== 'desk') return choice.kind
  if (!isOpen(tree, hour)) return 'message'
  return busy ? 'queue' : 'desk'
}

/** A call of the list: its hour, the key that was pressed, 0 if the caller hung up, and its outcome. */
export type Call = { time: number; key: number; kind: CallKind }

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
