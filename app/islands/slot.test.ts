import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DATA } from '../data-attributes.ts'
import { type BuiltPage, BuiltPageContext } from './built-page.tsx'
import { island } from './island.tsx'
import { Slot } from './slot.tsx'

const BUILT: BuiltPage = { styles: '', sectionStyles: '', entry: '', demoStyles: {}, islands: {} }

test('The content of a slot is in the page once, and not in the props of its island', () => {
  type Props = { panels: { id: string; content?: ReactNode }[] }
  const Panels = island<Props>('panels', ({ panels }) =>
    panels.map(({ id, content }) => createElement(Slot, { key: id, id }, content)),
  )
  const html = renderToStaticMarkup(
    createElement(
      BuiltPageContext,
      { value: BUILT },
      createElement(Panels, {
        panels: [{ id: 'plans', content: createElement('b', {}, 'Plans') }],
      }),
    ),
  )
  const props = JSON.stringify({ panels: [{ id: 'plans' }] }).replaceAll('"', '&quot;')
  expect(html).toContain(`${DATA.props}="${props}"`)
  expect(html).toContain('<div id="plans"><b>Plans</b></div>')
})
