const PIECE =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([\s\S]*?\);)<\/script>/g

/**
 * Takes the loaders' data out of a page: the words already stand in its HTML, and only the
 * application needs them a second time. The emptied scripts stay where hydration knows them.
 * @param html the page as the framework wrote it
 * @param page its name, for the error
 * @returns the page without its data, and the data as a script of its own (empty where there is none)
 * @throws Error when the framework's output is not what it was when this was written
 */
export function takeOutData(html: string, page: string): { html: string; data: string } {
  const pieces = Array.from(html.matchAll(PIECE), ([, piece]) => piece ?? '')
  const rest = html.replace(PIECE, '')
  const complete = pieces.length >= 2 && pieces.at(-1)?.includes('.close(')
  if (rest.includes('streamController.') || (pieces.length > 0 && !complete)) {
    throw new Error(
      `${page}: the data of the page does not end as expected. The framework's output has changed its shape: see tools/finish-build/take-out-data.ts and docs/decisions/010-waking-on-intent.md`,
    )
  }
  return { html: rest, data: pieces.join('\n') }
}
