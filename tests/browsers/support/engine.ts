/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number }

export type Key = 'Tab' | 'Enter' | 'Escape'

/** One visit in a browser: a window of its own, with nothing left over from another visit. */
export interface Tab {
  open(address: string): Promise<void>
  /** Goes back to the page before. */
  back(): Promise<void>
  /** Sets the size of what is seen of a page; a browser may keep it wider than a phone, 447 pixels here. */
  resize(width: number, height: number): Promise<void>
  /**
   * Runs a function in the page.
   * @param script uses nothing from outside: it goes there as its own source
   */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>
  point(at: Point): Promise<void>
  click(at: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Scrolls sideways what is under a place, by so many pixels. */
  scroll(at: Point, deltaX: number): Promise<void>
  close(): Promise<void>
}

/** A browser that runs. */
export interface Engine {
  newTab(): Promise<Tab>
  quit(): Promise<void>
}
