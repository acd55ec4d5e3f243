const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/
const PIECE =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([\s\S]*?\);)<\/script>/g

/**
 * Takes what only the application reads out of a page: the framework's context, and the loaders'
 * data, whose words already stand in the HTML. The context's script stays, empty, where hydration
 * looks for it.
 * @param html the page as the framework wrote it
 * @param page its name, for the error
 * @returns the page without both, and both as a script of its own (empty where there is none)
 * @throws Error when the framework's output is not what it was when this was written
 */
export function takeOutData(html: string, page: string): { html: string; data: string } {
  const context = CONTEXT.exec(html)?.[1]
  const pieces = Array.from(html.matchAll(PIECE), ([, piece]) => piece ?? '')
  const rest = html.replace(PIECE, '').replace(CONTEXT, '<script></script>')
  const complete = context !== undefined && pieces.length >= 2 && pieces.at(-1)?.includes('.close(')
  const any = context !== undefined || pieces.length > 0
  if (rest.includes('__reactRouterContext') || (any && !complete)) {
    throw new Error(
      `${page}: the data of the page does not stand as expected. The framework's output has changed its shape: see tools/finish-build/take-out-data.ts and docs/decisions/010-waking-on-intent.md`,
    )
  }
  return { html: rest, data: context === undefined ? '' : [context, ...pieces].join('\n') }
}
