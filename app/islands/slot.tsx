import { type HTMLAttributes, useState } from 'react'

type SlotProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'figure' | 'li'
  /** Unique in the page: by it the HTML is found again. */
  id: string
}

/**
 * A place in an island for HTML that the island shows and hides but never changes: a panel, a slide, a
 * picture. When the page is built its children are rendered; they are left out of the island's props
 * (`island.tsx`), so when the island hydrates, the HTML that stands in the page is the only copy, and
 * React takes it as it is.
 */
export function Slot({ as: Element = 'div', id, children, ...attributes }: SlotProps) {
  // Read once: what visitors do to it later (a details that is open) is not for React to write again.
  const [html] = useState(() =>
    children === undefined ? (document.getElementById(id)?.innerHTML ?? '') : undefined,
  )
  return html !== undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered itself, read from its own place
    <Element id={id} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Element id={id} {...attributes}>
      {children}
    </Element>
  )
}
