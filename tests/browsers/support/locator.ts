import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import type { Tab } from './engine.ts'
import { lookUp, noteComplaints, type Seen, type Step } from './look-up.ts'
import { PATIENCE } from './patience.ts'

/** Testing Library, which finds elements by role and name, as one script for any page. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** A lazy reference to an element, by role and name or by its text; every call looks it up again. */
export class Locator {
  readonly #tab: Tab
  readonly #steps: Step[]

  constructor(tab: Tab, steps: Step[] = []) {
    this.#tab = tab
    this.#steps = steps
  }

  getByRole(role: string, name?: string): Locator {
    return new Locator(this.#tab, [...this.#steps, { role, name }])
  }

  getByText(text: string): Locator {
    return new Locator(this.#tab, [...this.#steps, { text }])
  }

  first(): Locator {
    return new Locator(this.#tab, [...this.#steps, { first: true }])
  }

  /** All visible matches. */
  async all({ show = false } = {}): Promise<Seen[]> {
    if (!(await this.#tab.run(() => 'TestingLibraryDom' in window))) {
      await this.#tab.load(TESTING_LIBRARY)
      await this.#tab.run(noteComplaints)
    }
    return this.#tab.run(lookUp, this.#steps, show)
  }

  /** Waits until there is exactly one match with the expected properties. */
  async is(expected: Partial<Seen> = {}): Promise<void> {
    await expect
      .poll(() => this.all(), { message: this.#name })
      .toEqual([expect.objectContaining(expected)])
  }

  /** Waits until no match is visible. */
  async isGone(): Promise<void> {
    await expect.poll(() => this.all(), { message: this.#name }).toEqual([])
  }

  /** Scrolls it into the window, as far as it fits. */
  async show(): Promise<void> {
    await this.all({ show: true })
  }

  /** Scrolls it into the window and clicks it once it is reachable. */
  async click(): Promise<void> {
    await this.#tab.click(await this.#reach())
  }

  /** Scrolls it into the window and hovers it. */
  async hover(): Promise<void> {
    await this.#tab.point(await this.#reach())
  }

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
    return vi.waitFor(
      async () => {
        const [only, ...others] = await this.all({ show: true })
        const still = only && !only.moving && only.x === before?.x && only.y === before.y
        before = only
        if (!only || others.length > 0 || !only.reachable || only.disabled || !still)
          throw new Error(`${this.#name} cannot be reached: ${JSON.stringify([only, ...others])}`)
        return only
      },
      { timeout: PATIENCE, interval: 100 },
    )
  }

  get #name(): string {
    return this.#steps.map((step) => Object.values(step).filter(Boolean).join(' ')).join(' › ')
  }
}
