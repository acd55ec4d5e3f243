import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../parts.ts'
import { demoShape } from './common.ts'

/** `{answers}` is who answers the call, `{caller}` what the caller is called. */
const announcement = lineWith('answers', 'caller', 'salesperson')

/** A text that is always the same, or depends on the caller, or on who is on leave. */
const depending = z
  .strictObject({
    text: announcement.optional(),
    /** Where the number is known, and where it is not. */
    known: announcement.optional(),
    unknown: announcement.optional(),
    /** Where the salesperson is on duty, and where on leave. */
    duty: announcement.optional(),
    leave: announcement.optional(),
  })
  .refine((line) => Object.keys(line).length > 0, 'must say something')

const stepSchema = z.strictObject({
  title: text.max(24),
  /** Seconds since the phone began to ring. */
  seconds: z.int().nonnegative(),
  /** Which of the three tools are at work. */
  tools: z.strictObject({ ivr: z.boolean(), crm: z.boolean(), hrms: z.boolean() }),
  says: depending,
  /** What is new on the screen of each role. */
  owner: z.array(depending),
  salesperson: z.array(depending),
  employee: z.array(depending),
})

const screenSchema = z.strictObject({ title: lineWith('answers').max(40), sees: text })

/** `content/demos/one-call.yaml`: one call through three tools, as three roles see it. */
export const oneCallSchema = z.strictObject({
  ...demoShape({
    results: ['time', 'owner', 'salesperson', 'employee'],
    announcement: ['title', 'says', 'owner', 'salesperson', 'employee'],
    sent: ['title', 'says', 'caller', 'screens'],
  }),
  tools: z.strictObject({ ivr: text.max(8), crm: text.max(8), hrms: text.max(8) }),
  /** The salesperson, and who answers while they are on leave. */
  salesperson: text.max(16),
  colleague: text.max(16),
  caller: z.strictObject({ known: text.max(32), unknown: text.max(32) }),
  knows: text,
  onLeave: lineWith('salesperson'),
  steps: z.array(stepSchema).min(3).max(8),
  /** Number of the step that is shown at first, and without scripts. */
  firstStep: z.int().positive(),
  screens: z.strictObject({
    owner: screenSchema,
    salesperson: screenSchema,
    employee: screenSchema,
    nothing: text,
  }),
  walk: z.strictObject({
    title: text,
    step: lineWith('number', 'title'),
    atWork: lineWith('tools'),
    back: text,
    next: text,
  }),
  /** The first result, below a minute. */
  seconds: lineWith('seconds'),
  /** In `sent`: each of its screens. */
  sentScreen: lineWith('screen', 'lines'),
})
