/** How long the desk may take to answer. */
const PATIENCE_MS = 5000

/**
 * Counts the enquiries that wait on a desk, from another computer. @param link the link to the desk, as `messages -- desk` prints it
 * @returns their number, undefined if the link has ended, and the link as this use renews it @throws Error without an answer
 */
export async function countWaiting(link: string): Promise<{ count?: number; link: string }> {
  const request = (address: URL | string, headers = {}) =>
    fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const opened = await request(link)
  const desk = new URL(opened.headers.get('location') ?? link, link)
  if (opened.status === 403) return { link: desk.origin + desk.pathname }
  const [cookie = ''] = opened.headers.getSetCookie()[0]?.split(';') ?? []
  const page = await (await request(desk, { cookie })).text()
  desk.search = decodeURIComponent(cookie.replace(/^\w+=/, ''))
  // As `stateLine` marks them: nothing else of the page is read.
  const waiting = page.match(/data-state="(?:new|late)"/g) ?? []
  return { count: waiting.length, link: desk.href }
}
