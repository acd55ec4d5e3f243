import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { HandsetLabels } from '../../../schemas/demos/handset.ts'
import { CALL_KINDS, KEY_KINDS } from '../../../schemas/demos/phone-kinds.ts'
import { Action } from '../frame/actions.tsx'
import { choice, codec, each, flag, integer, number, phrase } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { saveFile } from '../frame/save-file.ts'
import { SwitchField } from '../frame/switch-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import {
  type Call,
  type CallKind,
  callsText,
  choiceAt,
  countCalls,
  leadsTo,
  readCalls,
  takeNext,
} from './call-flow.ts'
import { CallList } from './call-list.tsx'
import styles from './handset.module.css'
import { MenuEditor } from './menu-editor.tsx'
import { Phone } from './phone.tsx'
import { Speech } from './speech.tsx'
import { hourIn, menuLines, outcomeLine } from './spoken-menu.ts'
import { useVoice } from './use-voice.ts'

/** How the line stands. `wrong` has said that nothing is behind a key, and the menu again. */
type Line =
  | { at: 'idle' }
  | { at: 'menu' | 'wrong'; key: string }
  | { at: 'ended'; key: string; kind: CallKind; place: number }

/** A phone to press: the menu is said and shown, changed by the visitor, and calls fill the list. */
export function Handset(props: DemoProps<HandsetLabels>) {
  const { labels, language } = props
  const demo = useDemo(
    'handset',
    props,
    Object.assign(
      {
        firm: phrase(labels.firm, 40),
        opens: integer(0, 23, labels.opens),
        closes: integer(0, 23, labels.closes),
        time: number(labels.time),
        busy: flag(),
        calls: codec(labels.calls, (text): Call[] => readCalls(text, CALL_KINDS), callsText),
      },
      each(
        'name',
        labels.choices.map(({ name }) => phrase(name, 40)),
      ),
      each(
        'kind',
        labels.choices.map(({ kind }) => choice(KEY_KINDS, kind)),
      ),
    ),
  )
  const { values } = demo
  const { calls } = values
  const asTime = hourIn(language)
  const hour = Math.floor(values.time)
  const tree = {
    firm: values.firm,
    choices: labels.choices.map((choice, index) => ({
      name: values[`name${index + 1}`] ?? choice.name,
      kind: values[`kind${index + 1}`] ?? choice.kind,
    })),
    opens: values.opens,
    closes: values.closes,
  }
  const counts = countCalls(calls)

  const [line, setLine] = useState<Line>({ at: 'idle' })
  const [voice, setVoice] = useState(false)
  const talking = line.at === 'menu' || line.at === 'wrong'
  const nameAt = (key: number | string | undefined) => tree.choices[Number(key) - 1]?.name ?? ''
  const menu = menuLines(tree, hour, labels, asTime)
  const lines =
    line.at === 'ended'
      ? [outcomeLine(line.kind, nameAt(line.key), line.place, tree, labels, asTime)]
      : line.at === 'wrong'
        ? [fillIn(labels.spoken.wrong, { key: line.key }), ...menu]
        : menu
  const spoken = line.at === 'idle' ? '' : lines.join(' ')
  useVoice(voice ? spoken : '', language)

  const end = (kind: CallKind, key: string) => {
    const call: Call = { time: hour, key: choiceAt(tree, key) && Number(key), kind }
    demo.set({ calls: [...calls, call] })
    setLine({ at: 'ended', kind, key, place: counts.waiting + 1 })
  }
  const press = (key: string) => {
    if (!talking) return
    if (key === '#') return end('missed', '')
    if (key === '*') return setLine({ at: 'menu', key })
    const kind = leadsTo(key, tree, { hour, busy: values.busy, waiting: counts.waiting })
    if (kind === 'wrong') setLine({ at: 'wrong', key })
    else end(kind, key)
  }

  const exported = fillIn(labels.exported, {
    firm: tree.firm,
    opens: asTime(tree.opens),
    closes: asTime(tree.closes),
    keys: tree.choices
      .map(({ name, kind }, index) =>
        fillIn(labels.exportedKey, { key: index + 1, name, does: labels.tree.kinds[kind] }),
      )
      .join('\n'),
    menu: menuLines(tree, tree.opens, labels, asTime).join('\n'),
  })

  return (
    <Demo
      demo={demo}
      figures={counts}
      picture={
        <div className={styles.scene}>
          <Phone
            labels={{ ...labels, firm: tree.firm }}
            talking={talking}
            pressed={line.at === 'idle' ? '' : line.key}
            onKey={press}
            onCall={() => (talking ? end('missed', '') : setLine({ at: 'menu', key: '' }))}
          />
          <div className={styles.heard}>
            <Speech
              title={line.at === 'idle' ? labels.speech.idle : labels.speech.talking}
              lines={lines}
            >
              <SwitchField checked={voice} onChecked={setVoice}>
                {labels.speech.voice}
              </SwitchField>
            </Speech>
            <CallList
              title={labels.list.title}
              none={labels.list.none}
              calls={calls
                .map(({ time, key, kind }, index) => ({
                  key: index,
                  kind,
                  text: fillIn(labels.list[kind], { time: asTime(time), name: nameAt(key) }),
                }))
                .toReversed()}
              next={counts.waiting > 0 ? labels.list.next : undefined}
              onNext={() => demo.set({ calls: takeNext(calls) })}
            />
          </div>
        </div>
      }
      fields={
        <MenuEditor labels={labels} demo={demo} tree={tree} language={language}>
          <QuantityField {...demo.number('time')} format={(hour) => asTime(Math.floor(hour))} />
        </MenuEditor>
      }
      told={`${voice ? '' : spoken} ${fillIn(labels.announcement, counts)}`}
      sent={`${exported}\n\n${fillIn(labels.announcement, counts)}`}
      actions={
        <Action onClick={() => saveFile(labels.file, 'text/plain', exported)}>
          {labels.export}
        </Action>
      }
    />
  )
}
