import type * as TestingLibrary from '@testing-library/dom'

/** What is looked for within what the step before has found: by role and name, by its text, or the first of it. */
export type Step = { role: string; name?: string | undefined } | { text: string } | { first: true }

/** How a thing stands in the page. */
export type Seen = {
  text: string
  /** Of a field. */
  value: string
  checked: boolean
  disabled: boolean
  focused: boolean
  expanded: string | null
  selected: string | null
  pressed: string | null
  /** Its middle stands in the window, and nothing else lies over it there. */
  reachable: boolean
  /** It is on its way, by itself or with what it stands in. */
  moving: boolean
  /** Its middle, in CSS pixels from the window's corner. */
  x: number
  y: number
  left: number
  right: number
}

/**
 * Finds what a visitor can see or hear, and tells its URL state. Runs in the page, so it uses nothing
 * from outside but the library that was loaded into it.
 * @param steps from the whole page to the thing
 * @param show brings it into the window first
 */
export function lookUp(steps: Step[], show: boolean): Seen[] {
  const page = window as unknown as {
    TestingLibraryDom: typeof TestingLibrary
    complaints: string[]
  }
  if (page.complaints.length > 0) throw new Error(`The page complains: ${page.complaints}`)
  const { queryAllByRole, queryAllByText } = page.TestingLibraryDom
  const within = (element: HTMLElement, step: Exclude<Step, { first: true }>) =>
    'role' in step
      ? queryAllByRole(element, step.role, step.name === undefined ? {} : { name: step.name })
      : queryAllByText(element, step.text, { ignore: 'script, style, template' })
  let found = [document.body]
  for (const step of steps)
    found = 'first' in step ? found.slice(0, 1) : found.flatMap((element) => within(element, step))
  // What never ends, as the banner, is no way to somewhere.
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

/** Begins to note what goes wrong in a page. Runs in the page. */
export function noteComplaints(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit says so of its own transition when the next page change comes during it.
    if (reason?.name !== 'AbortError') complaints.push(String(reason))
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  )
}
