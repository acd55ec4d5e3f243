import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { choice, flag, integer, list, number, phrase, record } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { CALL_KEYS, type Call, type CallKind, countCalls, leadsTo } from './call-flow.ts'
import { CALL_KINDS, KEY_KINDS } from './phone-kinds.ts'
import type { Labels } from './schema.server.ts'
import { hourIn, menuLines } from './spoken-menu.ts'
import { useVoice } from './use-voice.ts'

/** The state of the line. `wrong`: the key leads nowhere, and the menu is said again. */
type Line =
  | { at: 'idle'; key: '' }
  | { at: 'menu' | 'wrong'; key: string }
  | { at: 'ended'; key: string; kind: CallKind; place: number }

/** The most calls that the list can show. */
const MOST = 40

/** The menu as the visitor has changed it, the call that is under way, and the list of calls. */
export function useCall(props: DemoProps<Labels>) {
  const { labels, language } = props
  const firstCalls = labels.calls.map(({ key = '', ...call }): Call => {
    return { ...call, key: CALL_KEYS[Number(key)] ?? '' }
  })
  const demo = useDemo(props, {
    firm: phrase(labels.firm, 40),
    opens: integer(0, 23, labels.opens),
    closes: integer(0, 23, labels.closes),
    time: number(labels.time),
    busy: flag(),
    names: list(
      phrase('', 40),
      labels.choices.map(({ name }) => name),
      { separator: '\n' },
    ),
    kinds: list(
      choice(KEY_KINDS),
      labels.choices.map(({ kind }) => kind),
    ),
    calls: list<Call>(
      record('-', { time: integer(0, 23), key: choice(CALL_KEYS), kind: choice(CALL_KINDS) }),
      firstCalls,
      { separator: ';', isValid: () => true },
    ),
  })
  const { values } = demo
  const calls = values.calls.filter(({ key, kind }) => key || kind === 'missed').slice(-MOST)
  const asTime = hourIn(language)
  const hour = Math.floor(values.time)
  const tree = {
    firm: values.firm,
    choices: labels.choices.map((choice, index) => ({
      name: values.names[index] || choice.name,
      kind: values.kinds[index] ?? choice.kind,
    })),
    opens: values.opens,
    closes: values.closes,
  }
  const counts = countCalls(calls)

  const [line, setLine] = useState<Line>({ at: 'idle', key: '' })
  const [voice, setVoice] = useState(false)
  const talking = line.at === 'menu' || line.at === 'wrong'
  const nameAt = (key: string) => tree.choices[Number(key) - 1]?.name ?? ''
  const about = { firm: tree.firm, opens: asTime(tree.opens), closes: asTime(tree.closes) }
  const menuAt = (hour: number) => menuLines(tree, hour, labels.spoken, about)
  const menu = menuAt(hour)
  const lines =
    line.at === 'ended'
      ? [fillIn(labels.spoken[line.kind], { ...about, name: nameAt(line.key), place: line.place })]
      : line.at === 'wrong'
        ? [fillIn(labels.spoken.wrong, { key: line.key }), ...menu]
        : menu
  const spoken = line.at === 'idle' ? '' : lines.join(' ')
  useVoice(voice ? spoken : '', language)

  const end = (kind: CallKind, key: string) => {
    const call: Call = { time: hour, key: CALL_KEYS.find((one) => one === key) ?? '', kind }
    demo.set({ calls: [...calls, call] })
    setLine({ at: 'ended', kind, key, place: counts.waiting + 1 })
  }
  return {
    demo,
    tree,
    asTime,
    about,
    menuAt,
    calls,
    counts,
    line,
    talking,
    nameAt,
    /** What the menu says, as sentences, and as one text, which is empty until a call begins. */
    lines,
    spoken,
    voice,
    setVoice,
    press(key: string) {
      if (!talking) return
      if (key === '#') return end('missed', '')
      if (key === '*') return setLine({ at: 'menu', key })
      const kind = leadsTo(key, tree, { hour, busy: values.busy })
      if (kind === 'wrong') setLine({ at: 'wrong', key })
      else end(kind, key)
    },
    callOrHangUp: () => (talking ? end('missed', '') : setLine({ at: 'menu', key: '' })),
  }
}

export type CallInUse = ReturnType<typeof useCall>
