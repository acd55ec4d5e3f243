import { useState } from 'react'
import type { Issue, LaunchGroup } from '../protocol.ts'
import { Button } from './button.tsx'
import { Chooser, Issues } from './issues.tsx'
import { Section, ToolBar } from './tools/section.tsx'
import { useAnswer } from './tools/use-answer.ts'

/** What should not go live, by rule; each finding leads to its field. */
export function LaunchCheck() {
  const [withLinks, setWithLinks] = useState(false)
  const path = `launch-check?links=${withLinks}`
  const { answer, isBusy, notice, ask, act } = useAnswer<LaunchGroup[]>(path)
  const check = (links: boolean) => (links === withLinks ? ask() : setWithLinks(links))
  const untick = (marks: Issue[]) =>
    confirm(`Are all of these real now, and confirmed? Entries: ${marks.length}.`) &&
    act('untick', { marks })
  const [busy, asked] = withLinks
    ? [
        'Checking the links, for 15 seconds at most …',
        ' The links to other sites were checked too.',
      ]
    : ['Checking …', '']
  const status = isBusy ? busy : notice || (answer && `${summaryOf(answer)}.${asked}`)
  return (
    <>
      <ToolBar title="Launch check" status={status}>
        <Button disabled={isBusy} onClick={() => check(true)}>
          Also check the links to other sites
        </Button>
        <Button className="save" disabled={isBusy} onClick={() => check(false)}>
          Check again
        </Button>
      </ToolBar>
      {answer?.map((group) => (
        <Findings key={group.advice} {...group} onUntick={untick} />
      ))}
    </>
  )
}

/** What the launch check found, as one sentence without its full stop. */
export function summaryOf(groups: LaunchGroup[]): string {
  const count = groups.flatMap(({ findings }) => findings).length
  if (count === 0) return 'Nothing needs attention before going live'
  return `${count === 1 ? '1 thing needs' : `${count} things need`} attention before going live`
}

type FindingsProps = LaunchGroup & { onUntick?: (marks: Issue[]) => unknown }

/** The findings of a rule, by file; of samples some can be chosen, and their boxes unticked together. */
export function Findings({ rule, advice, findings, onUntick }: FindingsProps) {
  const [all, setChosen] = useState<Issue[]>([])
  const chosen = findings.filter((one) => all.includes(one))
  const choice = rule === 'sample' && onUntick && { chosen, onChoose: setChosen }
  return (
    <Section className="findings" title={`${findings.length} ${advice}`}>
      {choice && (
        <p className="acts">
          <Chooser {...choice} label="All" issues={findings}>
            All
          </Chooser>
          <Button disabled={chosen.length === 0} onClick={() => onUntick(chosen)}>
            Untick the boxes of the chosen ones
          </Button>
        </p>
      )}
      <Issues issues={findings} choice={choice} />
    </Section>
  )
}
