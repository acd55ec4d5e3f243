import { useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { choice, flag, integer, list, record, typed } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import * as flow from './call-flow.ts'
import type { Labels } from './schema.server.ts'

/** The state of the line. `wrong`: the key leads nowhere, and the menu is said again. */
type Line =
  | { at: 'idle'; key: '' }
  | { at: 'menu' | 'wrong'; key: string }
  | { at: 'ended'; key: string; kind: flow.CallKind; place: number }

export const LONGEST = { firm: 28, name: 24 }

/** Milliseconds for which the text must stay unchanged before it is spoken. */
const PAUSE = 400

/** Speaks a text with the browser's own voice, and stops when the text changes. */
function useVoice(text: string, language: string) {
  useEffect(() => {
    if (!text || !('speechSynthesis' in window)) return
    const timer = setTimeout(() => {
      const spoken = new SpeechSynthesisUtterance(text)
      spoken.lang = language
      speechSynthesis.speak(spoken)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      speechSynthesis.cancel()
    }
  }, [text, language])
}

/** The menu as the visitor has changed it, the call that is under way, and the list of calls. */
export function useCall(props: DemoProps<Labels>) {
  const { labels, language } = props
  const demo = useDemo(props, {
    firm: typed(labels.firm),
    opens: integer(0, 23, labels.opens),
    closes: integer(0, 23, labels.closes),
    time: integer(0, 23, labels.time),
    busy: flag(),
    names: list(
      typed(),
      labels.choices.map(({ name }) => name),
      { separator: '\n' },
    ),
    kinds: list(
      choice(flow.KEY_KINDS),
      labels.choices.map(({ kind }) => kind),
    ),
    calls: list<flow.Call>(
      record('-', { time: integer(0, 23), key: integer(0, 4), kind: choice(flow.CALL_KINDS) }),
      labels.calls,
      { separator: ';', anyLength: true },
    ),
  })
  const { opens, closes, time: hour, busy, firm, names, kinds } = demo.values
  const calls = demo.values.calls.filter(({ key, kind }) => key || kind === 'missed')
  const asTime = (hour: number) => demo.formats.time(hour * 60 * 60_000)
  /** An empty field counts as what it was at first. */
  const tree = {
    firm: firm.trim().slice(0, LONGEST.firm) || labels.firm,
    choices: labels.choices.map((choice, index) => ({
      name: names[index]?.trim().slice(0, LONGEST.name) || choice.name,
      kind: kinds[index] ?? choice.kind,
    })),
    opens,
    closes,
  }
  const counts = flow.countCalls(calls)

  const [line, setLine] = useState<Line>({ at: 'idle', key: '' })
  const [voice, setVoice] = useState(false)
  const talking = line.at === 'menu' || line.at === 'wrong'
  const nameAt = (key: number) => tree.choices[key - 1]?.name ?? ''
  const about = { firm: tree.firm, opens: asTime(tree.opens), closes: asTime(tree.closes) }
  const say = (line: keyof Labels['spoken'], values = {}) =>
    fillIn(labels.spoken[line], { ...about, ...values })
  const menu = [
    say('greeting'),
    ...(flow.isOpen(tree, hour) ? [] : [say('closed')]),
    ...tree.choices.flatMap(({ name, kind }, index) =>
      kind === 'nothing' ? [] : [say('choice', { name, key: index + 1 })],
    ),
    say('again'),
  ]
  const lines =
    line.at === 'ended'
      ? [say(line.kind, { name: nameAt(Number(line.key)), place: line.place })]
      : [...(line.at === 'wrong' ? [say('wrong', { key: line.key })] : []), ...menu]
  const spoken = line.at === 'idle' ? '' : lines.join(' ')
  useVoice(voice ? spoken : '', language)

  const end = (kind: flow.CallKind, key: string) => {
    demo.set({ calls: [...calls, { time: hour, key: Number(key), kind }] })
    setLine({ at: 'ended', kind, key, place: counts.waiting + 1 })
  }
  return {
    demo,
    tree,
    asTime,
    about,
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
      const kind = flow.leadsTo(key, tree, { hour, busy })
      if (kind === 'wrong') setLine({ at: 'wrong', key })
      else end(kind, key)
    },
    callOrHangUp: () => (talking ? end('missed', '') : setLine({ at: 'menu', key: '' })),
  }
}

export type CallInUse = ReturnType<typeof useCall>
