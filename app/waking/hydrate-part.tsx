import { hydrateRoot } from 'react-dom/client'
import { MARK } from '../marks.ts'
import { Hydrated } from './hydrated.tsx'
import type { Part } from './part.tsx'

const jsonOf = (element: Element, attribute: string) =>
  JSON.parse(element.getAttribute(attribute) ?? '{}')

const files = new Map<string, Promise<unknown>>()

/** A file that several parts share, asked for once. */
function sharedFile(address: string): Promise<unknown> {
  const file = files.get(address) ?? fetch(address).then((answer) => answer.json())
  files.set(address, file)
  return file
}

async function propsOf(element: Element): Promise<object> {
  const shared = await Promise.all(
    Object.entries<string>(jsonOf(element, MARK.shared)).map(async ([name, address]) => [
      name,
      await sharedFile(address),
    ]),
  )
  return { ...jsonOf(element, MARK.props), ...Object.fromEntries(shared) }
}

/**
 * Lets React take over a part of the page, as React's manual shows for pages that it has only partly
 * built (https://react.dev/reference/react-dom/client/hydrateRoot).
 * @returns when the part answers
 * @throws Error when its module or what it needs cannot be had: it stays the HTML that it is
 */
export async function hydratePart(element: Element): Promise<void> {
  const address = element.getAttribute(MARK.module) ?? ''
  const [module, props] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<{ default: Part<object> }>,
    propsOf(element),
  ])
  const { Component } = module.default
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
    )
  })
}
