import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { expect } from 'vitest'
import type { Tab } from './engines.ts'

const require = createRequire(import.meta.url)

/** Testing Library, which finds elements by role and name, as one script for any page. */
const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** One step of a lookup within the results of the step before: by role and name, by text, or the first. */
type Step = { role?: string; name?: string | undefined; text?: string }

type Page = { TestingLibraryDom: typeof TestingLibrary; complaints: unknown[] }

/** Starts collecting the page's errors. Runs in the page. */
function noteComplaints(): void {
  const complaints: unknown[] = []
  Object.assign(window, { complaints })
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit reports this about its own transition when it is interrupted by the next one.
    if (reason?.name !== 'AbortError') complaints.push(String(reason))
  })
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push(blockedURI))
}

/** Finds visible elements, and returns their state. Runs in the page. @param show scrolls to each first */
function lookUp(steps: Step[], show: boolean) {
  const { TestingLibraryDom, complaints } = window as unknown as Page
  if (complaints.length > 0) throw new Error(`The page reports errors: ${complaints}`)
  const { queryAllByRole, queryAllByText } = TestingLibraryDom
  let found = [document.body]
  for (const { role, name, text } of steps) {
    if (role) found = found.flatMap((one) => queryAllByRole(one, role, name ? { name } : {}))
    else if (text)
      found = found.flatMap((one) =>
        queryAllByText(one, text, { ignore: 'script, style, template' }),
      )
    else found = found.slice(0, 1)
  }
  const visible = found.filter((one) => one.checkVisibility({ visibilityProperty: true }))
  return [...new Set(visible)].map((element) => {
    if (show) element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const { value = '', disabled: isDisabled = false } = element as Partial<HTMLInputElement>
    const disabled = isDisabled || element.ariaDisabled === 'true'
    return {
      text: (element.textContent ?? '').trim().replace(/\s+/g, ' '),
      ...{ value, disabled, left, right, x, y },
      focused: document.activeElement === element,
      expanded: element.getAttribute('aria-expanded'),
      selected: element.getAttribute('aria-selected'),
      /** Its centre is in the window, and nothing covers it there. */
      reachable: element.contains(document.elementFromPoint(x, y)),
    }
  })
}

type Seen = ReturnType<typeof lookUp>[number]

/** A lazy reference to an element, by role and name or by its text; every call looks it up again. */
export class Locator {
  readonly #tab: Tab
  readonly #steps: Step[]

  constructor(tab: Tab, ...steps: Step[]) {
    this.#tab = tab
    this.#steps = steps
  }

  getByRole = (role: string, name?: string) =>
    new Locator(this.#tab, ...this.#steps, { role, name })
  getByText = (text: string) => new Locator(this.#tab, ...this.#steps, { text })
  first = () => new Locator(this.#tab, ...this.#steps, {})

  /** All visible matches. */
  async all({ show = false } = {}): Promise<Seen[]> {
    if (!(await this.#tab.run(() => 'TestingLibraryDom' in window))) {
      await this.#tab.run(LIBRARY)
      await this.#tab.run(noteComplaints)
    }
    return this.#tab.run(lookUp, this.#steps, show)
  }

  /** Waits until there is exactly one match with the expected properties. */
  is = (expected: Partial<Seen> = {}) => this.#poll().toEqual([expect.objectContaining(expected)])

  /** Waits until no match is visible. */
  isGone = () => this.#poll().toEqual([])

  /** Scrolls it into the window, as far as it fits. */
  show = () => this.all({ show: true })

  /** Scrolls it into the window and clicks it once it is reachable. */
  click = async () => this.#tab.click(await this.#reach())

  /** Presses it, and lets go by this many pixels further down. */
  pull = async (down: number) => this.#tab.pull(await this.#reach(), down)

  /** Scrolls it into the window and hovers it. */
  hover = async () => this.#tab.point(await this.#reach())

  /** Scrolls it horizontally by its own width. */
  async swipe(): Promise<void> {
    const place = await this.#reach()
    await this.#tab.scroll(place, place.right - place.left)
  }

  /** Types at the end of its value. */
  async type(text: string): Promise<void> {
    await this.click()
    await this.is({ focused: true })
    await this.#tab.type(text)
  }

  /** Waits until it is reachable and no longer moves, and returns its state. */
  async #reach(): Promise<Seen> {
    let before: Seen | undefined
    await this.#poll(async () => {
      const all = await this.show()
      const { x, y } = before ?? {}
      before = all[0]
      return all.map((one) => ({ ...one, still: one.x === x && one.y === y }))
    }).toEqual([expect.objectContaining({ reachable: true, disabled: false, still: true })])
    return before as Seen
  }

  #poll(look: () => Promise<Seen[]> = () => this.all()) {
    const message = this.#steps.map((step) => Object.values(step).join(' ')).join(' › ')
    return expect.poll(look, { message })
  }
}
