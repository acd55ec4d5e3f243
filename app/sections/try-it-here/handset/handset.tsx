import { useState } from 'react'
import { fillIn } from '../../../../contract/fill-in.ts'
import type { HandsetWords } from '../../../../schemas/demonstrations/handset.ts'
import { CALL_KINDS, KEY_KINDS } from '../../../../schemas/demonstrations/phone-kinds.ts'
import { Action, Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import { asTyped } from '../read-quantity.ts'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { saveFile } from '../save-file.ts'
import { SwitchField } from '../switch-field.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import {
  type Call,
  type CallKind,
  callsText,
  choiceAt,
  countCalls,
  HOURS,
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

const PIECE = 'handset'

/** How the line stands. `wrong` has said that nothing is behind a key, and the menu again. */
type Line =
  | { at: 'idle' }
  | { at: 'menu' | 'wrong'; key: string }
  | { at: 'ended'; key: string; kind: CallKind; place: number }

/** A phone to press: the menu is said and shown, changed by the visitor, and calls fill the list. */
export function Handset({ words, common, language }: PieceProps<HandsetWords>) {
  const course = useStand(PIECE, {
    firm: words.firm,
    ...firstKeys(words),
    opens: String(words.opens),
    closes: String(words.closes),
    time: asTyped(words.time.first, language),
    busy: '',
    calls: callsText(words.calls),
  })
  const { stand, change } = course
  const asTime = hourIn(language)
  const time = useQuantity(stand.time, words.time, language)
  const hour = Math.floor(time.value)
  const hourOf = (text: string, first: number) =>
    HOURS.includes(Number(text)) ? Number(text) : first
  const tree = {
    firm: stand.firm.trim().slice(0, 40) || words.firm,
    choices: words.choices.map((choice, index) => ({
      name: stand[`name${index + 1}` as 'name1'].trim().slice(0, 40) || choice.name,
      kind: KEY_KINDS.find((kind) => kind === stand[`kind${index + 1}` as 'kind1']) ?? choice.kind,
    })),
    opens: hourOf(stand.opens, words.opens),
    closes: hourOf(stand.closes, words.closes),
  }
  const calls = readCalls(stand.calls, CALL_KINDS)
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
    change({ calls: callsText([...calls, call]) })
    setLine({ at: 'ended', kind, key, place: counts.waiting + 1 })
  }
  const press = (key: string) => {
    if (!talking) return
    if (key === '#') return end('missed', '')
    if (key === '*') return setLine({ at: 'menu', key })
    const kind = leadsTo(key, tree, { hour, busy: stand.busy !== '', waiting: counts.waiting })
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
    <>
      <Instrument
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
                onNext={() => change({ calls: callsText(takeNext(calls)) })}
              />
            </div>
          </div>
        }
        fields={
          <MenuEditor words={words} stand={stand} tree={tree} language={language} change={change}>
            <QuantityField
              id={`${PIECE}-time`}
              quantity={words.time}
              text={stand.time}
              inUse={time}
              onText={(time) => change({ time })}
              format={(hour) => asTime(Math.floor(hour))}
              common={common}
              language={language}
            />
          </MenuEditor>
        }
        results={
          <Results
            piece={PIECE}
            items={resultItems(['calls', 'answered', 'waiting', 'messages'], words.results, counts)}
          />
        }
      />
      <Said text={`${voice ? '' : spoken} ${fillIn(words.said, counts)}`} />
      <Actions
        name={words.name}
        text={`${exported}\n\n${fillIn(words.said, counts)}`}
        course={course}
        common={common}
      >
        <Action onClick={() => saveFile(words.file, 'text/plain', exported)}>{words.export}</Action>
      </Actions>
    </>
  )
}

/** Names and kinds of the four keys, as the fields hold them at first. */
const firstKeys = ({ choices: [one, two, three, four] }: HandsetWords) => ({
  name1: one?.name ?? '',
  kind1: one?.kind ?? '',
  name2: two?.name ?? '',
  kind2: two?.kind ?? '',
  name3: three?.name ?? '',
  kind3: three?.kind ?? '',
  name4: four?.name ?? '',
  kind4: four?.kind ?? '',
})
