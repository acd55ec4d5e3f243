import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { DATA } from '../data-attributes.ts'
import { earlyInputIn } from './early-input.ts'
import type { Island } from './island.tsx'
import { keepFinishedHtml } from './keep-finished-html.ts'

const jsonOf = (element: Element, attribute: string) =>
  JSON.parse(element.getAttribute(attribute) ?? '{}')

const files = new Map<string, Promise<object>>()

async function fetchJson(address: string): Promise<object> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`)
  return response.json()
}

/**
 * Fetches a file of props once, even if several islands share it; after a failure the next call tries again.
 */
function propsFile(address: string): Promise<object> {
  const known = files.get(address)
  if (known) return known
  const file = fetchJson(address)
  file.catch(() => files.delete(address))
  files.set(address, file)
  return file
}

async function propsOf(element: Element): Promise<object> {
  const shared = await Promise.all(
    Object.entries<string>(jsonOf(element, DATA.shared)).map(async ([name, address]) => [
      name,
      await propsFile(address),
    ]),
  )
  const address = element.getAttribute(DATA.propsFile)
  const own = address ? await propsFile(address) : jsonOf(element, DATA.props)
  return { ...own, ...Object.fromEntries(shared) }
}

/**
 * Resolves in a new task, so that the page can respond between two islands. It uses no timer, which may be
 * late.
 */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })
}

/**
 * Hydrates one island with `hydrateRoot` (https://react.dev/reference/react-dom/client/hydrateRoot), and
 * repeats what was entered and pressed before. If its component throws, now or later, the finished HTML
 * is restored without React: links and forms then work as they do without scripts.
 * @param address the address of the island's module
 * @returns when the island is hydrated, or has been left as HTML for good
 * @throws Error when its module or its props cannot be fetched; the next call tries again
 */
export async function hydrateIsland(element: Element, address: string): Promise<void> {
  const [module, props] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<{ default: Island<object> }>,
    propsOf(element),
  ])
  const { Component } = module.default
  await nextTask()
  const restore = keepFinishedHtml(element)
  let early = earlyInputIn(element)
  // Synchronous from here on: nothing can be entered or pressed between hydration and the repetition.
  flushSync(() => {
    hydrateRoot(element, <Component {...props} />, {
      onUncaughtError: (error) => {
        console.error(`The island ${element.getAttribute(DATA.island)} is back to HTML:`, error)
        restore()
        early = []
      },
    })
  })
  element.setAttribute(DATA.hydrated, '')
  // Flush each, so that the next one sees what it changed.
  for (const repeat of early) flushSync(repeat)
}
