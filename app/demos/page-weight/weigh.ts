/** Bytes as they are transferred, and the number of files. */
export type Weight = { bytes: number; requests: number }

/** A file as the browser reports it (Resource Timing, https://w3c.github.io/resource-timing/). */
export type TakenFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>

/** Scripts, their data and the kites of the menus: they are fetched once somebody uses the page. */
const NEEDED_TO_USE = /\.(?:m?js|json)$|\/kites\.svg$/

/**
 * Weighs what one sees of a page and, separately, what its menus and demos fetch once they are used.
 * A file counts once, however often it was requested: later it comes from the browser's cache.
 */
export function weigh(files: readonly TakenFile[]): Record<'page' | 'use', Weight> {
  const sizes = new Map(
    files.map(({ name, encodedBodySize }) => [name.replace(/[?#].*$/, ''), encodedBodySize]),
  )
  const weightOf = (isUse: boolean): Weight => {
    const part = [...sizes].filter(([name]) => NEEDED_TO_USE.test(name) === isUse)
    return { bytes: part.reduce((sum, [, bytes]) => sum + bytes, 0), requests: part.length }
  }
  return { page: weightOf(false), use: weightOf(true) }
}
