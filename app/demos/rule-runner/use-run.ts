import type { DemoProps } from '../frame/types.ts'
import { inventedDay } from './invented-day.ts'
import { comparedBy, runRule } from './run-rule.ts'
import { useRule } from './use-rule.ts'

/** The rule of the sentence, run through the invented day as far as the visitor has come. */
export function useRun(props: DemoProps<'rule-runner'>) {
  const used = useRule(props)
  const { minute } = used.demo.values
  const prices = inventedDay(props.labels.day)
  const day = runRule(used.rule, prices)
  return {
    ...used,
    prices,
    ...comparedBy(used.rule, prices),
    held: day.held.filter((one) => one.minute <= minute),
    /** The minute from which the loss limit stops all, once it has come. */
    lossFrom: (day.lossFrom ?? minute + 1) <= minute ? day.lossFrom : undefined,
  }
}

export type Run = ReturnType<typeof useRun>
