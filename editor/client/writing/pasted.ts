import { Fragment, type Node, type Schema } from '@milkdown/prose/model'

/** What a text has no place for. The last three keep their words. */
const LOST: [name: string, selector: string][] = [
  ['pictures', 'img'],
  ['films', 'video, audio, iframe'],
  ['footnotes', '[href^="#_ftn"], [href^="#ftnt"], [style*="mso-element:footnote"]'],
  ['comments', '[href^="#_msocom"], [href^="#cmnt"], [style*="mso-element:comment"]'],
  ['underlining', ':is(u, [style*="underline"]):not(a, a *)'],
  ['merged cells', ':is([colspan], [rowspan]):not([colspan="1"][rowspan="1"])'],
  ['lists in a table', ':is(td, th) :is(ul, ol)'],
]

/** The description of a picture that stands for a character: an emoji, or its name between colons. */
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|:[\w+\-]+:)+$/v

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
  makeLists(page)
  const lost = LOST.filter(([, selector]) => page.querySelector(selector))
  const dropped = LOST.slice(0, -3).map(([, selector]) => selector)
  for (const element of page.querySelectorAll(dropped.join())) element.remove()
  // Between blocks, a line break is an empty line.
  for (const part of page.querySelectorAll('p:not(:has(br)), :has(> :is(p, h1, h2, ul, ol)) > br'))
    if (!part.textContent?.trim()) part.remove()
  // The title of the page is its first heading.
  if (page.querySelector('h1'))
    for (const level of [3, 2, 1])
      for (const heading of page.querySelectorAll(`h${level}`)) {
        const lower = page.createElement(`h${level + 1}`)
        lower.append(...heading.childNodes)
        heading.replaceWith(lower)
      }
  return { html: page.body.innerHTML, lost: lost.map(([name]) => name) }
}
