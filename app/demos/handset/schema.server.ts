import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape, texts } from '../frame/demo-shape.ts'
import { CALL_KINDS, KEY_KINDS } from './call-flow.ts'

const hour = z.int().min(0).max(23)

/** `content/demos/handset.yaml`: a phone menu to try and to change. */
export const schema = z.strictObject({
  ...demoShape(
    ['calls', 'answered', 'waiting', 'messages'],
    ['heard', 'firm', 'opens', 'closes', 'keys'],
  ),
  firm: text.max(28),
  /** What callers can choose, from key 1 on. */
  choices: z
    .array(z.strictObject({ name: text.max(24), kind: z.enum(KEY_KINDS) }))
    .length(4, 'must be four: no menu should have more'),
  opens: hour,
  closes: hour,
  time: hour,
  calls: z.array(
    z.strictObject({ time: hour, key: z.int().min(0).max(4).default(0), kind: z.enum(CALL_KINDS) }),
  ),
  spoken: z.strictObject({
    greeting: lineWith('firm'),
    closed: lineWith('opens'),
    choice: lineWith('name', 'key'),
    again: text,
    wrong: lineWith('key'),
    desk: lineWith('name'),
    queue: lineWith('name', 'place'),
    answer: lineWith('firm', 'opens', 'closes'),
    message: lineWith('name'),
    missed: text,
  }),
  phone: z.strictObject(texts('name', 'idle', 'talking', 'call', 'hangUp', 'star', 'hash')),
  speech: z.strictObject(texts('title', 'voice')),
  list: z.strictObject({
    ...texts('title', 'none'),
    desk: lineWith('time', 'name'),
    queue: lineWith('time', 'name'),
    answer: lineWith('time', 'name'),
    message: lineWith('time', 'name'),
    missed: lineWith('time'),
  }),
  tree: z.strictObject({
    ...texts('firm', 'keys'),
    name: lineWith('key'),
    does: lineWith('key'),
    kinds: z.strictObject(texts('desk', 'answer', 'message', 'nothing')),
    ...texts('opens', 'closes', 'time', 'busy'),
  }),
  sentKey: lineWith('key', 'name', 'does'),
})

export type Labels = z.infer<typeof schema>
