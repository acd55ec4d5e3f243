import { useState } from 'react'
import type { LaunchGroup } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { request } from '../request.ts'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { Findings, summaryOf } from './findings.tsx'

/** What should not go live, by rule; each finding leads to its field. */
export function LaunchCheck() {
  const [withLinks, setWithLinks] = useState(false)
  const { answer, isBusy, error, ask } = useAnswer<LaunchGroup[]>(`launch-check?links=${withLinks}`)
  const check = (links: boolean) => (links === withLinks ? ask() : setWithLinks(links))
  const untick = async () => {
    const marks = answer?.find(({ rule }) => rule === 'sample')?.findings ?? []
    if (!confirm(`Is each of these ${marks.length} entries real now, and confirmed?`)) return
    await request('untick', { marks })
    await ask()
  }
  const count = answer?.reduce((sum, { findings }) => sum + findings.length, 0) ?? 0
  const asked = withLinks ? ' The links to other sites were checked too.' : ''
  const busy = withLinks ? 'Checking the links, for 15 seconds at most …' : 'Checking …'
  const result = answer && (count > 0 ? `${summaryOf(count)}.${asked}` : asked.trim())
  return (
    <>
      <ToolBar title="Launch check" status={isBusy ? busy : (error ?? result)}>
        <Button disabled={isBusy} onClick={() => check(true)}>
          Also check the links to other sites
        </Button>
        <button type="button" className="save" disabled={isBusy} onClick={() => check(false)}>
          Check again
        </button>
      </ToolBar>
      {answer && count === 0 && <p className="nothing">{summaryOf(0)}.</p>}
      {answer?.map((group) => (
        <Findings key={group.advice} {...group} onUntick={untick} />
      ))}
    </>
  )
}
