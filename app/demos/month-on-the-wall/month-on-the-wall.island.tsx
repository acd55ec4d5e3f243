import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { ChosenPost } from './chosen-post.tsx'
import type { Labels } from './schema.server.ts'
import { useMonth } from './use-month.ts'
import { Wall } from './wall.tsx'

/** A month on the wall: posts as kites on the days they go out, which visitors move; the gaps show. */
export default demoIsland<Labels>('highlight', function MonthOnTheWall(props) {
  const { labels } = props
  const month = useMonth(props)
  const { posts, dateOf, findings } = month
  const chosen = posts[month.chosen]
  return {
    demo: month.demo,
    figures: {
      ...month.figures,
      ...(chosen && { subject: chosen.subject, date: dateOf(chosen.day) }),
      month: month.names.monthOfYear(month.month),
      posts: posts
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, subject, kind }) =>
          fillIn(labels.sentPost, { date: dateOf(day), subject, kind: kind?.label ?? '' }),
        )
        .join('\n'),
      findings: findings.join('\n') || labels.findings.none,
    },
    picture: <Wall month={month} />,
    fields: (
      <>
        {chosen && <ChosenPost month={month} post={chosen} />}
        <div>
          <h3 className={shared.heading}>{labels.findings.title}</h3>
          {findings.length === 0 && <p className={shared.hint}>{labels.findings.none}</p>}
          {findings.map((sentence) => (
            <p key={sentence} className={field.error}>
              {sentence}
            </p>
          ))}
        </div>
      </>
    ),
  }
})
