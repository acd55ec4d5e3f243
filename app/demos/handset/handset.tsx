import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { HandsetWords } from '../../../schemas/demos/handset.ts'
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
export function Handset(props: DemoProps<HandsetWords>) {
  const { words, language } = props
  const demo = useDemo(
    'handset',
    props,
    Object.assign(
      {
        firm: phrase(words.firm, 40),
        opens: integer(0, 23, words.opens),
        closes: integer(0, 23, words.closes),
        time: number(words.time),
        busy: flag(),
        calls: codec(words.calls, (text): Call[] => readCalls(text, CALL_KINDS), callsText),
      },
      each(
        'name',
        words.choices.map(({ name }) => phrase(name, 40)),
      ),
      each(
        'kind',
        words.choices.map(({ kind }) => choice(KEY_KINDS, kind)),
      ),
    ),
  )
  const { values } = demo
  const { calls } = values
  const asTime = hourIn(language)
  const hour = Math.floor(values.time)
  const tree = {
    firm: values.firm,
    choices: words.choices.map((choice, index) => ({
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
  const menu = menuLines(tree, hour, words, asTime)
  const lines =
    line.at === 'ended'
      ? [outcomeLine(line.kind, nameAt(line.key), line.place, tree, words, asTime)]
      : line.at === 'wrong'
        ? [fillIn(words.spoken.wrong, { key: line.key }), ...menu]
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

  const exported = fillIn(words.exported, {
    firm: tree.firm,
    opens: asTime(tree.opens),
    closes: asTime(tree.closes),
    keys: tree.choices
      .map(({ name, kind }, index) =>
        fillIn(words.exportedKey, { key: index + 1, name, does: words.tree.kinds[kind] }),
      )
      .join('\n'),
    menu: menuLines(tree, tree.opens, words, asTime).join('\n'),
  })

  return (
    <Demo
      demo={demo}
      figures={counts}
      picture={
        <div className={styles.scene}>
          <Phone
            words={{ ...words, firm: tree.firm }}
            talking={talking}
            pressed={line.at === 'idle' ? '' : line.key}
            onKey={press}
            onCall={() => (talking ? end('missed', '') : setLine({ at: 'menu', key: '' }))}
          />
          <div className={styles.heard}>
            <Speech
              title={line.at === 'idle' ? words.speech.idle : words.speech.talking}
              lines={lines}
            >
              <SwitchField checked={voice} onChecked={setVoice}>
                {words.speech.voice}
              </SwitchField>
            </Speech>
            <CallList
              title={words.list.title}
              none={words.list.none}
              calls={calls
                .map(({ time, key, kind }, index) => ({
                  key: index,
                  kind,
                  text: fillIn(words.list[kind], { time: asTime(time), name: nameAt(key) }),
                }))
                .toReversed()}
              next={counts.waiting > 0 ? words.list.next : undefined}
              onNext={() => demo.set({ calls: takeNext(calls) })}
            />
          </div>
        </div>
      }
      fields={
        <MenuEditor words={words} demo={demo} tree={tree} language={language}>
          <QuantityField {...demo.number('time')} format={(hour) => asTime(Math.floor(hour))} />
        </MenuEditor>
      }
      told={`${voice ? '' : spoken} ${fillIn(words.announcement, counts)}`}
      sent={`${exported}\n\n${fillIn(words.announcement, counts)}`}
      actions={
        <Action onClick={() => saveFile(words.file, 'text/plain', exported)}>{words.export}</Action>
      }
    />
  )
}
