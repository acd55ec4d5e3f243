import { Fragment, type Node, type Schema } from '@milkdown/prose/model'

/** Marks of footnotes and endnotes: those of Word, Docs, LibreOffice, Wikipedia and others. */
const NOTES = '_ftn _edn ftnt sdfootnote sdendnote cite_note fn user-content-fn'
  .split(' ')
  .map((name) => `[href*="#${name}"]`)

/** Links that lead nowhere outside their document, or their writer's computer. */
const OWN_LINKS =
  'a[href]:not([href^="http" i]:not([href*="#bookmark=id."], [href*="#heading=h."]), [href^="mailto:" i], [href^="tel:" i], [href^="/"]:not([href^="//"]))'

const LOST: [name: string, selector: string][] = [
  ['pictures', 'img'],
  ['films', 'video, audio, iframe'],
  ['footnotes', `${NOTES}, [style*="mso-element:footnote"], [style*="mso-element:endnote"]`],
  ['comments', '[href^="#_msocom"], [href^="#cmnt"], [style*="mso-element:comment"]'],
  ['tracked deletions', ':is(del, s):is([cite], [datetime], [xmlns\\:w] del), [class*="Deletion"]'],
]

const RAISED = 'sup, sub, [style*="vertical-align:su"]'

/** What keeps its words. */
const CHANGED: [name: string, selector: string][] = [
  ['underlining (its words stay)', ':is(u, [style*="underline"]):not(a, a *)'],
  ['raised or lowered letters (now plain)', RAISED],
  ['links to bookmarks and files (their words stay)', OWN_LINKS],
  ['merged cells (now single ones)', ':is([colspan], [rowspan]):not([colspan="1"][rowspan="1"])'],
  ['lists in a table (now on one line)', ':is(td, th) :is(ul, ol)'],
]

const BLOCKS = 'p, div, h1, h2, h3, ul, ol, table'

/** Whether something stands in a line of text. */
const isText = (node: ChildNode | null) =>
  node instanceof Element ? !node.matches(`${BLOCKS}, br`) : Boolean(node?.textContent?.trim())

/** The description of a picture that stands for a character: an emoji, or its name between colons. */
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|:[\w+\-]+:)+$/v

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Splits merged cells into one with the text and empty ones. */
function splitCells(page: Document): void {
  for (const cell of page.querySelectorAll<HTMLTableCellElement>('[colspan]')) {
    const { colSpan } = cell
    cell.removeAttribute('colspan')
    for (let more = 1; more < colSpan; more += 1) cell.after(cell.cloneNode())
  }
  for (const cell of page.querySelectorAll<HTMLTableCellElement>('[rowspan]')) {
    const { rowSpan } = cell
    cell.removeAttribute('rowspan')
    let row: Element | null = cell.parentElement
    for (let more = 1; more < rowSpan; more += 1) {
      row = row?.nextElementSibling ?? null
      if (row instanceof HTMLTableRowElement)
        row.insertCell(Math.min(cell.cellIndex, row.cells.length))
    }
  }
}

/** Makes the lists of Word in the browser, each of one entry, paragraphs like those of Word. */
function flattenLists(page: Document): void {
  for (const list of page.querySelectorAll('.ListContainerWrapper')) {
    const lines = Array.from(list.querySelectorAll('p'), (line) => {
      const level = line.closest('li')?.dataset.ariaLevel
      line.setAttribute('style', `mso-list:l level${level}`)
      const mark = line.closest('ol') ? '1.' : '•'
      line.insertAdjacentHTML('afterbegin', `<i style="mso-list:Ignore">${mark}</i>`)
      return line
    })
    list.replaceWith(...lines)
  }
}

/** Makes lists of Word's paragraphs with a printed bullet or number. */
function makeLists(page: Document): void {
  let lists: Element[] = []
  for (const line of page.querySelectorAll('p[style*="mso-list:l"]')) {
    const style = line.getAttribute('style') ?? ''
    const mark = line.querySelector('[style*="mso-list:Ignore"]')
    // A bullet of the second level is the letter o, without a full stop.
    const name = /\w[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    if (line.previousElementSibling !== lists[0]) lists = []
    const level = Math.min(Number(/level(\d)/.exec(style)?.[1]), lists.length + 1)
    lists.length = lists[level - 1]?.localName === name ? level : level - 1
    if (lists.length < level) {
      const list = page.createElement(name)
      const around = lists.at(-1)?.lastElementChild
      if (around) around.append(list)
      else line.before(list)
      lists.push(list)
    }
    const item = page.createElement('li')
    item.append(line)
    lists.at(-1)?.append(item)
  }
}

/** Returns blocks as a single line, such as a cell holds; the entries of a list keep a bullet. */
export function onOneLine(blocks: Fragment, schema: Schema): Fragment {
  const parts: Node[] = []
  blocks.descendants((node, _, parent) => {
    if (node.isTextblock && parts.length > 0) parts.push(schema.text(' '))
    if (parent?.type.name === 'list_item' && node === parent.firstChild)
      parts.push(schema.text('• '))
    if (node.isInline) parts.push(node.type.name === 'hardbreak' ? schema.text(' ') : node)
    return !node.isInline
  })
  return Fragment.fromArray(parts)
}

/** Prepares what was copied from Word or Google Docs for the schema of the text. @returns the HTML, and what it loses */
export function preparePasted(html: string): { html: string; lost: string[] } {
  const page = new DOMParser().parseFromString(html.replace(/&nbsp;|\u00a0/g, ' '), 'text/html')
  for (const picture of page.querySelectorAll('img, [role="img"]:empty')) {
    const name = picture.getAttribute('alt') ?? picture.ariaLabel ?? ''
    if (EMOJI.test(name)) picture.replaceWith(name)
  }
  flattenLists(page)
  makeLists(page)
  const lost = LOST.filter(([, selector]) => page.querySelector(selector))
  for (const element of page.querySelectorAll(LOST.map(([, selector]) => selector).join()))
    element.remove()
  for (const part of page.querySelectorAll<HTMLElement>(RAISED)) {
    const signs = part.matches('sub, [style*="vertical-align:sub"]') ? '₀₁₂₃₄₅₆₇₈₉' : '⁰¹²³⁴⁵⁶⁷⁸⁹'
    const text = part.textContent.trim()
    if (/^\d*$/.test(text)) part.replaceWith(text.replace(/\d/g, (digit) => signs[+digit] ?? ''))
  }
  const changed = CHANGED.filter(([, selector]) => page.querySelector(selector))
  for (const link of page.querySelectorAll(OWN_LINKS)) link.replaceWith(...link.childNodes)
  splitCells(page)
  // Only the first row is a head.
  for (const { rows } of page.querySelectorAll('table'))
    for (const row of Array.from(rows).slice(1))
      for (const cell of row.querySelectorAll('th')) rename(cell, 'td')
  for (const part of page.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) br')) part.replaceWith(' ')
  for (const part of page.querySelectorAll('s, strike')) rename(part, 'del')
  // A list that begins with one of its entries' lists.
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol):first-child'))
    list.replaceWith(...list.childNodes)
  for (const part of page.querySelectorAll('p:not(:has(br))'))
    if (!part.textContent.trim()) part.remove()
  // Between blocks, a line break is an empty line.
  for (const part of page.querySelectorAll(`:has(> :is(${BLOCKS})) > br`))
    if (![part.previousSibling, part.nextSibling].some(isText)) part.remove()
  // The title of the page is its first heading.
  if (page.querySelector('h1'))
    for (const level of [3, 2, 1])
      for (const heading of page.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  const names = [...lost.map(([name]) => `${name} (left out)`), ...changed.map(([name]) => name)]
  return { html: page.body.innerHTML, lost: names }
}
