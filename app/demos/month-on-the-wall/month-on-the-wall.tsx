import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import { Demo } from '../frame/demo.tsx'
import type { DemoProps } from '../frame/types.ts'
import { ChosenPost } from './chosen-post.tsx'
import { FindingsList } from './findings-list.tsx'
import { findingsOf } from './findings-of.ts'
import { KindsOfPost } from './kinds-of-post.tsx'
import { postId } from './post-kite.tsx'
import { useMonth } from './use-month.ts'
import { Wall } from './wall.tsx'

/** A month on the wall: posts as kites on the days they go out, to be hung otherwise; the gaps show. */
export function MonthOnTheWall(props: DemoProps<MonthOnTheWallLabels>) {
  const { labels } = props
  const month = useMonth(props)
  const [chosenIndex, setChosen] = useState(Math.floor(labels.posts.length / 2))
  const findings = findingsOf(month, labels)
  const { figures, sentences } = findings

  // Moved by keys, a kite hangs in another cell: the focus goes along.
  const follow = useRef(false)
  useEffect(() => {
    if (follow.current) document.getElementById(postId(chosenIndex))?.focus()
    follow.current = false
  })

  const chosen = month.posts[chosenIndex] ?? month.posts[0]
  const hang = (index: number, day: number) => {
    setChosen(index)
    month.hang(index, day)
  }
  const told = chosen && { subject: chosen.subject, date: month.dateOf(chosen.day) }
  const byDay = month.posts.toSorted((one, other) => one.day - other.day)
  return (
    <Demo
      demo={month.demo}
      figures={{ ...figures, ...told }}
      picture={
        <Wall
          labels={labels}
          month={month}
          findings={findings}
          chosen={chosenIndex}
          onChoose={setChosen}
          onHang={hang}
          onStep={(index, by) => {
            follow.current = true
            const day = (month.posts[index]?.day ?? 1) + by
            if (day >= 1 && day <= month.length) hang(index, day)
          }}
        />
      }
      fields={
        <>
          {chosen && (
            <ChosenPost
              labels={labels.chosen}
              post={chosen}
              date={month.dateOf(chosen.day)}
              length={month.length}
              onHang={(day) => hang(chosen.index, day)}
            />
          )}
          <FindingsList labels={labels.findings} sentences={sentences} />
          <KindsOfPost title={labels.calendar.legend} kinds={labels.kinds} posts={labels.posts} />
        </>
      }
      sent={fillIn(labels.sent, {
        ...figures,
        month: month.names.monthOfYear(month.month),
        posts: byDay
          .map(({ day, subject, kind }) =>
            fillIn(labels.sentPost, {
              date: month.dateOf(day),
              subject,
              kind: kind?.label ?? '',
            }),
          )
          .join('\n'),
        findings: (sentences.length > 0 ? sentences : [labels.findings.none]).join('\n'),
      })}
    />
  )
}
