import { z } from 'zod'
import { enquiryCostSchema } from './enquiry-cost.ts'
import { firstThingsSchema } from './first-things.ts'
import { flightPlannerSchema } from './flight-planner.ts'
import { handsetSchema } from './handset.ts'
import { monthOnTheWallSchema } from './month-on-the-wall.ts'
import { ownKiteSchema } from './own-kite.ts'
import { pageWeightSchema } from './page-weight.ts'
import { payslipSchema } from './payslip.ts'
import { pipelineSchema } from './pipeline.ts'
import { redPencilSchema } from './red-pencil.ts'
import { ruleRunnerSchema } from './rule-runner.ts'
import { searchResultSchema } from './search-result.ts'
import { storyboardSchema } from './storyboard.ts'
import { timeSavedSchema } from './time-saved.ts'

/**
 * Every demo that a page can name: the schema of `content/demos/<demo>.yaml`, and an example of its URL
 * state, which an address has after the question mark. The results of the example differ from the initial
 * ones; tests and screenshots open it.
 */
export const DEMOS = {
  'enquiry-cost': {
    schema: enquiryCostSchema,
    example: 'price=42000&buying=7&spending=40',
  },
  'first-things': {
    schema: firstThingsSchema,
    example: 'places=10.8,13.6,4.6,2.4,7.7,14.2,13.9,8.3,18.4,4.9&days=3',
  },
  'flight-planner': {
    schema: flightPlannerSchema,
    example: 'camera=1&detail=1.2&corners=220,110;700,150;640,470;300,500',
  },
  handset: {
    schema: handsetSchema,
    example: 'name2=service&kind3=nothing&busy=1&calls=11-1-queue;12-2-queue;20-4-message',
  },
  'month-on-the-wall': {
    schema: monthOnTheWallSchema,
    example: 'month=2027-03&days=1,2,4,5,6,8,9,11,12,15,18,15,16,18,19,20,22,23,25,26,27,29,31',
  },
  'own-kite': {
    schema: ownKiteSchema,
    example: 'pattern=eye&paper=%23d90d66&pieces=%23ffffff&name=Shree+Ganesh+Sweets',
  },
  'page-weight': {
    schema: pageWeightSchema,
    example: 'size=4.5&requests=120',
  },
  payslip: {
    schema: payslipSchema,
    example: 'gross=46000&leave=4,5,6,7,8&absent=18,19&fullWages=1',
  },
  pipeline: {
    schema: pipelineSchema,
    example: 'e1=2.3.1&e5=3..&e6=lost.1',
  },
  'red-pencil': {
    schema: redPencilSchema,
    example: 'text=We+lift+pumps.+They+are+really+made+by+us.',
  },
  'rule-runner': {
    schema: ruleRunnerSchema,
    example: 'watched=rsi&way=below&minutes=14&order=sell&units=5&orders=3&until=14:00',
  },
  'search-result': {
    schema: searchResultSchema,
    example:
      'query=pump+rewinding&title=Pumps&description=We+rewind+pumps.&address=sujani.example%2Frewinding',
  },
  storyboard: {
    schema: storyboardSchema,
    example: 'lengths=6,1.5,8,5,8,6',
  },
  'time-saved': {
    schema: timeSavedSchema,
    example: 'calls=90&missed=20&callMinutes=2',
  },
}

export type DemoName = keyof typeof DEMOS

const DEMO_NAMES = Object.keys(DEMOS) as [DemoName, ...DemoName[]]

export const demoName = z.enum(DEMO_NAMES)

/** The labels of every demo, by its name. */
export type DemoLabels = { [Name in DemoName]: z.output<(typeof DEMOS)[Name]['schema']> }

/**
 * The demo of a page, and the section that it comes after.
 * @param sections those of this kind of page
 */
export const demoAfter = <Section extends string>(...sections: [Section, ...Section[]]) =>
  z
    .strictObject({ name: demoName, after: z.enum(sections).meta({ title: 'After the section' }) })
    .meta({ description: 'What visitors can try on this page.' })
    .optional()
