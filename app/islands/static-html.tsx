import { type HTMLAttributes, useState } from 'react'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'figure'
  /** Unique in the page; the island finds the HTML by it. */
  id: string
}

/** HTML that an island shows and hides but never changes: hydration takes it over from the page. */
export function StaticHtml({ as: Element = 'div', id, children, ...attributes }: StaticHtmlProps) {
  // Read once: React must not overwrite later changes by the visitor, such as an open details element.
  const [html] = useState(() =>
    children === undefined ? (document.getElementById(id)?.innerHTML ?? '') : undefined,
  )
  return html !== undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered itself
    <Element id={id} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Element id={id} {...attributes}>
      {children}
    </Element>
  )
}
