import type { LinkDescriptor } from 'react-router'

/** Addresses of the stylesheets, fonts and others that the document has; for styles, when they are there. */
const takenIn = new Map<string, Promise<unknown> | undefined>()

function takeIn(attributes: Record<string, unknown>): Promise<unknown> | undefined {
  const href = String(attributes.href)
  if (takenIn.has(href)) return takenIn.get(href)
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value))
  const there =
    attributes.rel === 'stylesheet'
      ? new Promise((resolve) => {
          link.onload = resolve
          // A page without its styles is better than none.
          link.onerror = resolve
        })
      : undefined
  document.head.append(link)
  takenIn.set(href, there)
  return there
}

/**
 * Puts into the document what a page names in its head, unless it is there already. The framework would
 * do so only once the page is shown, and with a new stylesheet the browser lays everything out again.
 * No class of it is on any other page, so before that it shows nothing.
 * @returns when the stylesheets are there, or cannot come
 */
export async function takeInLinks(links: LinkDescriptor[]): Promise<void> {
  if (takenIn.size === 0) {
    for (const link of document.head.querySelectorAll('link')) {
      takenIn.set(new URL(link.href).pathname, undefined)
      // Styles of the first page stand in the document, and their links beside them, switched off.
      // The router looks for those on the way back, when React has taken them away.
      if (link.matches('[rel="stylesheet"][disabled]')) document.head.append(link.cloneNode())
    }
  }
  await Promise.all(links.map((link) => takeIn(link as unknown as Record<string, unknown>)))
}
