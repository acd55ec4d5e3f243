import { formerPath, REDIRECT } from '../contract/redirects.ts'

export type Redirect = Record<'from' | 'to', string>

const FILLED = /\/:[a-z]/i

/** What is between the columns of a list without tabs: spaces, a comma or an arrow before an address or a status. */
const BETWEEN = /(?:\s*(?:[,;]|[-=]>|→)\s*|\s+)(?="?(?:\/|https?:|www\.|\d{3}!?(?:\s|$)))/i

/** The path of a full address; the whole of any other. @param home the host whose Home is meant */
const pathOf = (address: string, home = '') =>
  address.replace(/^(?:https?:\/\/|(?=www\.))([^/?#]+)(.*)$/i, (_, host, path) =>
    path.length > 1 || host.replace(/^www\./i, '').toLowerCase() === home ? path || '/' : address,
  )

/** Why a line is no redirect of ours; undefined if it is. */
function wrongIn({ from, to }: Redirect, rest: string, known: Redirect[]): string | undefined {
  if (!from || !to) return 'needs an old and a new address'
  if (FILLED.test(`${from} ${to}`)) return 'a part such as :splat has no place here'
  if (!/^(?:30[12378]!?)?$/.test(rest)) return `is no plain redirect: ${rest}`
  if (!REDIRECT.from.fits(from)) return `the old address ${REDIRECT.from.error}`
  if (!REDIRECT.to.fits(to)) return `the new address ${REDIRECT.to.error}`
  const path = (one: string) => formerPath(one)?.toLowerCase()
  return known.some((one) => path(one.from) === path(from)) ? 'is in the list already' : undefined
}

/** Reads columns of a spreadsheet, CSV or `_redirects`. @returns new redirects, and lines that are none, with number and why */
export function readRedirects(text: string, known: Redirect[], url: string) {
  const taken: Redirect[] = []
  const refused: { line: string; why: string }[] = []
  const home = URL.parse(url)?.host.replace(/^www\./, '')
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const written = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (!written) continue
    const cells = written.split(written.includes('\t') ? '\t' : BETWEEN)
    const [old = '', now = '', ...rest] = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const one = { from: pathOf(old), to: pathOf(now, home).replace(/(?<=.)\/$/, '') }
    const why = wrongIn(one, rest.join(' ').trim(), [...known, ...taken])
    if (why) refused.push({ line, why: `Line ${index + 1}, ${line.trim()}: ${why}` })
    else taken.push(one)
  }
  return { taken, refused }
}
