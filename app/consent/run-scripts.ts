/** Adds the scripts that an attribute lists as JSON to the page, where an element has it. */
export function runScripts(attribute: string): void {
  const list = document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '[]'
  for (const src of JSON.parse(list))
    document.head.append(Object.assign(document.createElement('script'), { src }))
}
