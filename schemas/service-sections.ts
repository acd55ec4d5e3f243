import { z } from 'zod'
import { demoName } from './demos.ts'
import { colour } from './kite.ts'
import { questionSchema, spanSchema, text, titledText } from './parts.ts'
import { specimenSchema } from './proof.ts'

/** A step of the work: `span` for the variant `rule`; `once` for steps before a `round`. */
const step = titledText.extend({
  span: spanSchema.optional(),
  once: z
    .boolean()
    .meta({ title: 'Only once', description: 'With the look “round”: before those that repeat.' })
    .optional(),
})

export type Step = z.infer<typeof step>

/** A list of a page. */
const several = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).min(2).max(6)

/**
 * The fields of the sections between the hero of a service's page and its call to action; a file may leave
 * a section out if it says nothing new there.
 */
export const SECTION_FIELDS = {
  subservices: z
    .array(titledText)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the service.' }),
  demo: z
    .strictObject({ name: demoName })
    .meta({ title: 'Demo', description: 'What visitors can try on this page.' })
    .optional(),
  steps: several(step)
    .meta({ title: 'How we work', description: 'Two to six steps, in order.' })
    .optional(),
  measures: several(titledText)
    .meta({ title: 'What we measure', description: 'Two to six figures, and what each says.' })
    .optional(),
  specimen: specimenSchema.optional(),
  questions: several(questionSchema)
    .meta({ description: 'Two to six questions that clients ask.' })
    .optional(),
  related: several(text.meta({ reference: 'services' }))
    .meta({ title: 'Related services', description: 'Two to six other services.' })
    .optional(),
}

/** All sections in the default order. `work` shows the finished jobs that name the service, if any do. */
export const SERVICE_SECTIONS = [
  'subservices',
  'demo',
  'steps',
  'measures',
  'work',
  'specimen',
  'questions',
  'related',
] as const

export type SectionName = (typeof SERVICE_SECTIONS)[number]

/** A section with its variants; the first is the default. */
const section = <Name extends SectionName, Variant extends string>(
  name: Name,
  ...variants: [Variant, ...Variant[]]
) =>
  z.strictObject({
    section: z.literal(name),
    variant: z.enum(variants).meta({ title: 'Look' }).optional(),
    background: colour.meta({ description: 'Each section has one if you choose none.' }).optional(),
  })

const serviceSection = z.discriminatedUnion('section', [
  section('subservices', 'boxes', 'papers', 'rows', 'columns'),
  z.strictObject({ section: z.literal('demo') }),
  section('steps', 'thread', 'beside', 'rule', 'round').extend({
    label: text
      .meta({
        title: 'Unit or rhythm',
        description: 'The unit of a rule (Week), or how often a round repeats (Every month).',
      })
      .optional(),
  }),
  section('measures', 'rows', 'columns', 'beside'),
  section('specimen', 'right', 'left', 'wide'),
  section('questions', 'folded', 'open'),
  z.strictObject({ section: z.enum(['work', 'related']), background: colour.optional() }),
])

export type ServiceSection = z.output<typeof serviceSection>

/** The order of a page's sections, each at most once. */
export const sectionsSchema = z.array(serviceSection).superRefine((sections, issues) => {
  for (const [index, { section }] of sections.entries()) {
    if (sections.findIndex((other) => other.section === section) === index) continue
    const message = `"${section}" is named twice`
    issues.addIssue({ code: 'custom', path: [index, 'section'], message })
  }
})

type Parts = { [Name in SectionName]?: unknown } & { sections?: ServiceSection[] | undefined }

/** The sections that a service's file may name: those that it has content for, and `work`. */
export const possibleSections = (service: Parts) =>
  SERVICE_SECTIONS.filter((section) => section === 'work' || service[section])

/** The sections of a service in order: its own order, or the default one of the sections that it has. */
export const sectionsOf = (service: Parts): ServiceSection[] =>
  service.sections ?? possibleSections(service).map((section) => ({ section }))
