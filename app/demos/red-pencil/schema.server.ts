import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

/** Words as the rules compare them: in lower case. */
const lowerCase = text.regex(/^\P{Lu}*$/u, 'must be in small letters')

/** `content/demos/red-pencil.yaml`: long sentences, fillers and the passive voice, marked. */
export const schema = z.strictObject({
  ...demoShape(['fillers', 'long', 'passive', 'words'], ['sentences', 'paragraph']),
  paragraph: z.strictObject({
    ...texts('label', 'hint'),
    longest: z.int().min(200).max(3000),
    ...texts('first', 'missing'),
  }),
  longSentence: z.int().min(5).max(100),
  /** Words that say nothing, and what to write in their place, if anything. */
  fillers: z.array(z.strictObject({ words: lowerCase, instead: lowerCase.optional() })).min(1),
  /** How the passive is found: a form of “to be”, an optional adverb, and a participle. */
  passive: z.strictObject({
    auxiliaries: z.array(lowerCase).min(1),
    /** The ending of that adverb. */
    adverbEnding: lowerCase,
    /** The ending of regular participles; the irregular ones; and words that only look like a participle. */
    participleEnding: lowerCase,
    participles: z.array(lowerCase).min(1),
    noParticiples: z.array(lowerCase),
  }),
  ...texts('sheet', 'remarks'),
  marks: z.strictObject(texts('long', 'filler', 'passive')),
  remark: z.strictObject({
    long: lineWith('number', 'count'),
    filler: lineWith('number', 'words'),
    shorter: lineWith('number', 'words', 'instead'),
    passive: lineWith('number', 'words'),
    none: text,
  }),
  more: lineWith('count'),
})

export type Labels = z.infer<typeof schema>
