import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stepsSchema } from './schema.ts'
import { Steps } from './steps.tsx'

const ITEMS = [
  { title: 'Listen', text: 'We ask.', span: [1, 2] },
  { title: 'Build', text: 'We make it.', span: [3, 4] },
]

test.each([
  ['rule', 'Week', 'Week 1–2'],
  ['round', 'Every month', 'Every month'],
])('A %s shows the label of its content', (look, label, text) => {
  const block = stepsSchema.parse({ block: 'steps', title: 'How', items: ITEMS, look, label })
  expect(renderToStaticMarkup(createElement(Steps, block))).toContain(text)
})

test('A rule needs its unit, and the place of each step', () => {
  const items = [{ title: 'Listen', text: 'We ask.' }, ITEMS[1]]
  const { error } = stepsSchema.safeParse({ block: 'steps', title: 'How', items, look: 'rule' })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['look', 'items.0.span'])
})
