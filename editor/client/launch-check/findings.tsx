import { useId } from 'react'
import type { LaunchGroup } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { Issues } from '../issues.tsx'

/** What the launch check found, as one sentence without its full stop. */
export function summaryOf(count: number): string {
  if (count === 0) return 'Nothing needs attention before going live'
  return `${count === 1 ? '1 thing needs' : `${count} things need`} attention before going live`
}

type FindingsProps = LaunchGroup & {
  /** Unticks the boxes of all samples. */
  onUntick?: () => Promise<void>
}

/** The findings of a rule, by file. */
export function Findings({ rule, advice, findings, onUntick }: FindingsProps) {
  const heading = useId()
  return (
    <section className="findings" aria-labelledby={heading}>
      <h2 id={heading}>
        <span className="count">{findings.length}</span> {advice}
      </h2>
      {rule === 'sample' && onUntick && <Button onClick={onUntick}>Untick all boxes</Button>}
      <Issues issues={findings} />
    </section>
  )
}
