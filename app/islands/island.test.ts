import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DATA } from '../data-attributes.ts'
import { BuiltPageContext } from './built-page.tsx'
import { island } from './island.tsx'

const Note = island<{ text: string }>('note', ({ text }) => createElement('p', {}, text))

/** A page with a note, and the JSON that was written to files. */
function pageWith(text: string) {
  const written: string[] = []
  const writeProps = (name: string, json: string) => {
    written.push(json)
    return `/assets/${name}.json`
  }
  const built = {
    styles: '',
    hasForm: false,
    sectionStyles: '',
    entry: [],
    islandFiles: '',
    demoStyles: {},
    writeProps,
  }
  const value = createElement(BuiltPageContext, { value: built }, createElement(Note, { text }))
  return { html: renderToStaticMarkup(value), written }
}

test('Short props of an island are in the page', () => {
  const { html, written } = pageWith('short')
  expect(html).toContain(`${DATA.props}="{&quot;text&quot;:&quot;short&quot;}"`)
  expect(written).toEqual([])
})

test('Long props of an island are in a file, and the page has its address', () => {
  const text = 'long '.repeat(200)
  const { html, written } = pageWith(text)
  expect(html).toContain(`${DATA.propsFile}="/assets/note.json"`)
  expect(html).not.toContain(`${DATA.props}=`)
  expect(written).toEqual([JSON.stringify({ text })])
})
