import { useId } from 'react'
import type { LaunchGroup } from '../../protocol.ts'
import { Issues } from '../issues.tsx'

/** The findings of a rule, by file. */
export function Findings({ advice, findings }: LaunchGroup) {
  const heading = useId()
  return (
    <section className="findings" aria-labelledby={heading}>
      <h2 id={heading}>
        <span className="count">{findings.length}</span> {advice}
      </h2>
      <Issues issues={findings} />
    </section>
  )
}
