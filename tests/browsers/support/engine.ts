/** A point in the window, in CSS pixels. */
export type Point = { x: number; y: number }

export type Key = 'Tab' | 'Enter' | 'Escape'

/** A visit in a browser with its own profile. */
export interface Tab {
  open(address: string): Promise<void>
  /** Goes back in the history. */
  back(): Promise<void>
  /** Sets the size of the viewport; a browser may have a minimum wider than a phone, 447 pixels here. */
  resize(width: number, height: number): Promise<void>
  /**
   * Runs a function in the page.
   * @param script uses no outer variables: it is sent as source text
   */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>
  /** Runs source text in the page. */
  load(script: string): Promise<void>
  point(at: Point): Promise<void>
  click(at: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Scrolls horizontally at a point, by this many pixels. */
  scroll(at: Point, deltaX: number): Promise<void>
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  newTab(): Promise<Tab>
  quit(): Promise<void>
}
