import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stepsSchema } from './schema.ts'
import { Steps } from './steps.tsx'

const ITEMS = [
  { title: 'Listen', text: 'We ask.', span: [1, 2] },
  { title: 'Build', text: 'We make it.', span: [3, 4] },
]

test('A rule shows the unit of its content', () => {
  const given = { title: 'How', items: ITEMS, look: 'rule', label: 'Week' }
  const block = stepsSchema.parse({ block: 'steps', ...given })
  expect(renderToStaticMarkup(createElement(Steps, block))).toContain('Week 1–2')
})

test('A rule needs its unit, and the place of each step', () => {
  const items = [{ title: 'Listen', text: 'We ask.' }, ITEMS[1]]
  const { error } = stepsSchema.safeParse({ block: 'steps', title: 'How', items, look: 'rule' })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['look', 'items.0.span'])
})
