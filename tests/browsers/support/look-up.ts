import type * as TestingLibrary from '@testing-library/dom'

/**
 * One step of a lookup within the results of the step before: by role and name, by text, or the first
 * one.
 */
export type Step = { role: string; name?: string | undefined } | { text: string } | { first: true }

/** State of an element in the page. */
export type Seen = {
  text: string
  /** The value of a field. */
  value: string
  checked: boolean
  disabled: boolean
  focused: boolean
  expanded: string | null
  selected: string | null
  pressed: string | null
  /** Its centre is in the window, and nothing covers it there. */
  reachable: boolean
  /** It, or an element around it, is moving. */
  moving: boolean
  /** Its centre, in CSS pixels from the window's corner. */
  x: number
  y: number
  left: number
  right: number
}

/**
 * Finds visible or accessible elements, and returns their state. Runs in the page, so it uses no outer
 * variables except the library loaded there.
 * @param steps from the whole page to the element
 * @param show scrolls it into the window first
 */
export function lookUp(steps: Step[], show: boolean): Seen[] {
  const page = window as unknown as {
    TestingLibraryDom: typeof TestingLibrary
    complaints: string[]
  }
  if (page.complaints.length > 0) throw new Error(`The page reports errors: ${page.complaints}`)
  const { queryAllByRole, queryAllByText } = page.TestingLibraryDom
  const within = (element: HTMLElement, step: Exclude<Step, { first: true }>) =>
    'role' in step
      ? queryAllByRole(element, step.role, step.name === undefined ? {} : { name: step.name })
      : queryAllByText(element, step.text, { ignore: 'script, style, template' })
  let found = [document.body]
  for (const step of steps)
    found = 'first' in step ? found.slice(0, 1) : found.flatMap((element) => within(element, step))
  // Ignore endless animations such as the banner's: they never settle.
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect)
    .filter((effect) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map((effect) => (effect as KeyframeEffect).target)
  return [...new Set(found)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      if (show) element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const field = element as Partial<HTMLInputElement>
      return {
        text: (element.textContent ?? '').trim().replace(/\s+/g, ' '),
        value: field.value ?? '',
        checked: field.checked ?? false,
        disabled: field.disabled ?? false,
        focused: document.activeElement === element,
        expanded: element.getAttribute('aria-expanded'),
        selected: element.getAttribute('aria-selected'),
        pressed: element.getAttribute('aria-pressed'),
        reachable: element.contains(document.elementFromPoint(x, y)),
        moving: moving.some((target) => target?.contains(element)),
        x,
        y,
        left,
        right,
      }
    })
}

/** Starts collecting the page's errors. Runs in the page. */
export function noteComplaints(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit reports this about its own transition when it is interrupted by the next one.
    if (reason?.name !== 'AbortError') complaints.push(String(reason))
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  )
}
