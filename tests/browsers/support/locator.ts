import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import type { Tab } from './engine.ts'
import { lookUp, noteComplaints, type Seen, type Step } from './look-up.ts'
import { PATIENCE } from './patience.ts'

/** The library that finds things by role and name, as one script for any page. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Something in a page, by role and name or by its text: looked up anew at each question. */
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

  /** All that are visible. */
  async all({ show = false } = {}): Promise<Seen[]> {
    if (!(await this.#tab.run(() => 'TestingLibraryDom' in window))) {
      await this.#tab.load(TESTING_LIBRARY)
      await this.#tab.run(noteComplaints)
    }
    return this.#tab.run(lookUp, this.#steps, show)
  }

  /** Waits until there is one of it, and it is as the test says. */
  async is(expected: Partial<Seen> = {}): Promise<void> {
    await expect
      .poll(() => this.all(), { message: this.#name })
      .toEqual([expect.objectContaining(expected)])
  }

  /** Waits until nobody can see it. */
  async isGone(): Promise<void> {
    await expect.poll(() => this.all(), { message: this.#name }).toEqual([])
  }

  /** Brings it into the window, as far as it fits. */
  async show(): Promise<void> {
    await this.all({ show: true })
  }

  /** Brings it into the window and clicks it, once it can be reached. */
  async click(): Promise<void> {
    await this.#tab.click(await this.#reach())
  }

  /** Brings it into the window and points at it. */
  async hover(): Promise<void> {
    await this.#tab.point(await this.#reach())
  }

  /** Scrolls it sideways by its own width. */
  async swipe(): Promise<void> {
    const place = await this.#reach()
    await this.#tab.scroll(place, place.right - place.left)
  }

  /** Types into it, after what stands there. */
  async type(text: string): Promise<void> {
    await this.click()
    await this.is({ focused: true })
    await this.#tab.type(text)
  }

  /** Waits until it stands still where it can be reached, and tells where. */
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
