import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo-island.tsx'
import { ChosenPost } from './chosen-post.tsx'
import { ChosenWeek } from './chosen-week.tsx'
import { FindingsList } from './findings-list.tsx'
import { findingsOf } from './findings-of.ts'
import { KindsOfPost } from './kinds-of-post.tsx'
import type { Labels } from './schema.server.ts'
import { useMonth } from './use-month.ts'
import { Wall } from './wall.tsx'

/** A month on the wall: posts as kites on the days they go out, which visitors move; the gaps show. */
export default demoIsland<Labels>('marigold', function MonthOnTheWall(props) {
  const { labels } = props
  const month = useMonth(props)
  const { posts, dateOf } = month
  const findings = findingsOf(month)
  const chosen = posts[month.chosen]
  return {
    demo: month.demo,
    figures: {
      ...findings.figures,
      ...(chosen && { subject: chosen.subject, date: dateOf(chosen.day) }),
      month: month.names.monthOfYear(month.month),
      posts: posts
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, subject, kind }) =>
          fillIn(labels.sentPost, { date: dateOf(day), subject, kind: kind?.label ?? '' }),
        )
        .join('\n'),
      findings: findings.sentences.join('\n') || labels.findings.none,
    },
    preview: chosen && <ChosenWeek month={month} post={chosen} />,
    picture: <Wall month={month} findings={findings} />,
    fields: (
      <>
        {chosen && <ChosenPost month={month} post={chosen} />}
        <FindingsList labels={labels.findings} sentences={findings.sentences} />
        <KindsOfPost labels={labels} />
      </>
    ),
  }
})
