import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'
import { CALL_KINDS, KEY_KINDS } from './call-flow.ts'

const hour = z.int().min(0).max(23)

/** `content/demos/handset.yaml`: a phone menu to try and to change. */
export const schema = z.strictObject({
  ...demoShape(
    ['calls', 'answered', 'waiting', 'messages'],
    ['heard', 'firm', 'opens', 'closes', 'keys'],
  ),
  firm: text.max(28),
  choices: z
    .array(z.strictObject({ name: text.max(24), kind: z.enum(KEY_KINDS) }))
    .length(4, 'must be four: no menu should have more'),
  ...all(hour, 'opens', 'closes', 'time'),
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
    ...all(lineWith('time', 'name'), 'desk', 'queue', 'answer', 'message'),
    missed: lineWith('time'),
  }),
  tree: z.strictObject({
    ...texts('firm', 'keys'),
    ...all(lineWith('key'), 'name', 'does'),
    kinds: z.strictObject(texts('desk', 'answer', 'message', 'nothing')),
    ...texts('opens', 'closes', 'time', 'busy'),
  }),
  sentKey: lineWith('key', 'name', 'does'),
})

export type Labels = z.infer<typeof schema>
