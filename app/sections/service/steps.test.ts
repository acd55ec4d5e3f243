import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sectionsSchema } from '../../../schemas/service-sections.ts'
import { Steps } from './steps.tsx'

const ITEMS = [
  { title: 'Listen', text: 'We ask.', span: [1, 2] as [number, number] },
  { title: 'Build', text: 'We make it.', span: [3, 4] as [number, number] },
]

test.each([
  ['rule', 'Week', 'Week 1–2'],
  ['round', 'Every month', 'Every month'],
])('A %s shows the label of its content', (variant, label, text) => {
  const [section] = sectionsSchema.parse([{ section: 'steps', variant, label }])
  if (section?.section !== 'steps') throw new Error('No steps')
  const html = renderToStaticMarkup(
    createElement(Steps, { title: 'How we work', items: ITEMS, ...section }),
  )
  expect(html).toContain(text)
})
