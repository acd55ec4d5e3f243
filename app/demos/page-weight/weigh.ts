/** Bytes as they travel, and the files that have them. */
export type Weight = { bytes: number; requests: number }

/** A file that a page took, as the browser tells of it (Resource Timing, https://w3c.github.io/resource-timing/). */
export type TakenFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>

/** Scripts, their data and the kites of the menus: they come when somebody uses the page. */
const NEEDED_TO_USE = /\.(?:m?js|json)$|\/kites\.svg$/

/**
 * Weighs what one sees of a page, and apart from it what its menus and demos take once they are used.
 * A file counts once, however often it was asked for: later it comes from the browser's cache.
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
