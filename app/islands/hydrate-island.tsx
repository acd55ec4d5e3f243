import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { DATA } from '../data-attributes.ts'
import type { Island } from './island.tsx'
import { recordFields } from './record-fields.ts'

/**
 * Hydrates one island. What a visitor has entered stays. If the component throws, now or later, its finished HTML returns.
 * @throws Error when its module cannot be fetched; the next call tries again
 */
export async function hydrateIsland(element: Element): Promise<void> {
  const address = element.getAttribute(DATA.module) ?? ''
  const module: { default: Island<object> } = await import(/* @vite-ignore */ address)
  const { Component } = module.default
  const props = JSON.parse(element.getAttribute(DATA.props) ?? '{}')
  const finished = element.cloneNode(true)
  let restoreFields = recordFields(element)
  // Synchronous, so that nothing can be entered between the record and its restoration.
  flushSync(() => {
    hydrateRoot(element, <Component {...props} />, {
      onUncaughtError: (error) => {
        console.error(`The island ${element.getAttribute(DATA.island)} is back to HTML:`, error)
        element.replaceChildren(...finished.childNodes)
        restoreFields((change) => change())
      },
    })
  })
  element.setAttribute(DATA.hydrated, '')
  restoreFields(flushSync)
  element.addEventListener('input', () => {
    restoreFields = recordFields(element)
  })
}
