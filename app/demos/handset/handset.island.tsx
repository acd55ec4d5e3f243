import { fillIn } from '../../../contract/fill-in.ts'
import { Action } from '../frame/actions.tsx'
import { demoIsland } from '../frame/demo-island.tsx'
import { saveFile } from '../frame/save-file.ts'
import { CallList } from './call-list.tsx'
import styles from './handset.module.css'
import { MenuEditor } from './menu-editor.tsx'
import { Phone } from './phone.tsx'
import type { Labels } from './schema.server.ts'
import { Speech } from './speech.tsx'
import { useCall } from './use-call.ts'

/** A phone to try: its menu is spoken and shown, visitors can change it, and calls fill the list. */
export default demoIsland<Labels>('rani', function Handset(props) {
  const { labels } = props
  const call = useCall(props)
  const { tree, counts, voice, spoken } = call
  const menu = fillIn(labels.exported, {
    ...call.about,
    keys: tree.choices
      .map(({ name, kind }, index) =>
        fillIn(labels.exportedKey, { key: index + 1, name, does: labels.tree.kinds[kind] }),
      )
      .join('\n'),
    menu: call.menuAt(tree.opens).join('\n'),
  })
  return {
    demo: call.demo,
    figures: { ...counts, menu, heard: voice ? '' : spoken },
    preview: <p className={styles.said}>{call.lines.join(' ')}</p>,
    picture: (
      <div className={styles.scene}>
        <Phone call={call} />
        <div className={styles.heard}>
          <Speech call={call} />
          <CallList call={call} />
        </div>
      </div>
    ),
    fields: <MenuEditor call={call} />,
    actions: (
      <Action onClick={() => saveFile(labels.file, 'text/plain', menu)}>{labels.export}</Action>
    ),
  }
})
