import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import styles from './handset.module.css'
import { MenuEditor } from './menu-editor.tsx'
import { Phone } from './phone.tsx'
import type { Labels } from './schema.server.ts'
import { useCall } from './use-call.ts'

/** A phone to try: its menu is spoken and shown, visitors can change it, and calls fill the list. */
export default demoIsland<Labels>('primary', function Handset(props) {
  const { labels } = props
  const { list } = labels
  const call = useCall(props)
  const { tree, calls, counts, voice, spoken } = call
  return {
    demo: call.demo,
    figures: {
      ...counts,
      ...call.about,
      keys: tree.choices
        .map(({ name, kind }, index) =>
          fillIn(labels.sentKey, { key: index + 1, name, does: labels.tree.kinds[kind] }),
        )
        .join('\n'),
      heard: voice ? '' : spoken,
    },
    picture: (
      <div className={`stack gap-3 ${shared.cell}`}>
        <div className="row gap-4">
          <Phone call={call} />
          <div className={`stack ${styles.speech}`} data-background="white">
            <h3 className={`step-0 ${shared.heading}`}>{labels.speech.title}</h3>
            {call.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <h3 className="step-1">{list.title}</h3>
        {calls.length === 0 && <p>{list.none}</p>}
        <ol>
          {calls
            .map(({ time, key, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls are only added at the end
              <li key={index} className={`${shared.bullet} ${styles.made}`}>
                {fillIn(list[kind], { time: call.asTime(time), name: call.nameAt(key) })}
              </li>
            ))
            .toReversed()}
        </ol>
      </div>
    ),
    fields: <MenuEditor call={call} />,
  }
})
