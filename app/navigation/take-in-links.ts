import type { LinkDescriptor } from 'react-router'

/** Addresses of the stylesheets, fonts and others that the document has. */
const takenIn = new Set<string>()

function takeIn(attributes: Record<string, unknown>): Promise<unknown> | undefined {
  const href = String(attributes.href)
  if (takenIn.has(href)) return
  takenIn.add(href)
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value))
  document.head.append(link)
  if (attributes.rel !== 'stylesheet') return
  // A page without its styles is better than none.
  return new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
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
      takenIn.add(new URL(link.href).pathname)
      // Styles of the first page stand in the document, and their links beside them, switched off.
      // The router looks for those on the way back, when React has taken them away.
      if (link.matches('[rel="stylesheet"][disabled]')) document.head.append(link.cloneNode())
    }
  }
  await Promise.all(links.map((link) => takeIn(link as unknown as Record<string, unknown>)))
}
