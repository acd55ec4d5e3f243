import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFields } from './check-fields.ts'

const schema = z.strictObject({
  share: z.number().min(10).max(90),
  order: z.int().positive(),
  below: z.number().lt(5),
  title: z.string().min(3).max(6),
  items: z.array(z.string()).min(1).max(3),
  steps: z.array(z.string()).length(2),
})
const fitting = {
  share: 50,
  order: 1,
  below: 4,
  title: 'Kites',
  items: ['a'],
  steps: ['a', 'b'],
}

test.each<[Partial<Record<keyof typeof fitting, unknown>>, string]>([
  [{ share: 5 }, 'must be 10 or more'],
  [{ share: 91 }, 'must be 90 or less'],
  [{ order: 0 }, 'must be more than 0'],
  [{ below: 5 }, 'must be less than 5'],
  [{ title: 'Ki' }, 'has 2 characters; at least 3 are needed'],
  [{ title: 'Kiteline' }, 'has 8 characters; at most 6 fit'],
  [{ items: [] }, 'must have at least 1 entry'],
  [{ items: ['a', 'b', 'c', 'd'] }, 'must have at most 3 entries'],
  [{ steps: ['a'] }, 'must have exactly 2 entries'],
  [{ steps: ['a', 'b', 'c'] }, 'must have exactly 2 entries'],
])('The error of a value beyond a limit names the limit: %j %s', (values, message) => {
  const { issues } = checkFields(schema, {
    values: { ...fitting, ...values },
    lineOf: () => 1,
  })
  expect(issues.map(({ wrong }) => wrong)).toEqual([message])
})
