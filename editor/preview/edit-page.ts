import { CONSENT_KEY, STORAGE_KEYS } from '../../contract/constants.ts'
import { onSaveKey } from '../on-save-key.ts'
import type { FromPreview, ToPreview } from '../protocol.ts'
import { splitPlace } from './hidden-place.ts'

const DESCRIPTIONS = ['alt', 'aria-label']
/** What a click uses as everywhere, and what it uses besides opening the field. */
const FIELDS = 'input, select, textarea, label, [contenteditable=plaintext-only]'
const CONTROLS = 'button, summary, [role=tab]'

const PLACED = '[data-place]'

/** Marks what shows a field that is empty still. */
const GAP = 'data-gap'

/** A text that is rendered before it is shown: Markdown, or one with words to be filled in. */
const isRendered = (place: string, text: string) => /[?.]content$/.test(place) || /\{\w/.test(text)

const elementsAt = (place: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`))

/** The place of an element; of a picture that narrow windows show in another crop, that of this crop. */
function placeOf({ dataset: { place }, parentElement }: HTMLElement): string | undefined {
  const sources = parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source[media]') ?? []
  const isNarrow = [...sources].some(({ media }) => matchMedia(media).matches)
  return isNarrow ? place?.replace('.landscape.', '.portrait.') : place
}

/** Moves the places from texts and descriptions to their elements. @returns whether there were any */
function readPlaces(): boolean {
  let isNew = false
  const read = (element: Element | null, whole: string, write: (text: string) => void) => {
    const { text, place } = splitPlace(whole)
    if (!place) return
    element?.setAttribute('data-place', place)
    write(text)
    isNew = true
  }
  const brand = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    read(node.parentElement, node.data, (text) => {
      node.data = text
    })
    // Code measures and compares it, so it has no hidden place.
    if (node.data === brand) node.parentElement?.setAttribute('data-place', 'brand.yaml?name')
  }
  // Where there is text, a click means the text: the cells of a table, not its label.
  for (const name of DESCRIPTIONS)
    for (const element of document.querySelectorAll(`[${name}]`))
      read(element.textContent ? null : element, element.getAttribute(name) ?? '', (text) =>
        element.setAttribute(name, text),
      )
  return isNew
}

/** The last edit or renewal: one waits for the other, so that nothing of an edited text is replaced. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn = (act: () => unknown) => {
  turn = turn.then(act).catch(console.error)
}
/** Drawings in the brand's colours, whose addresses stay when the colours change. */
const DRAWN = /^(\/(?:hero\/)?[\w-]+\.svg)(?:\?\d+)?/

/** Shows the content as it is on the disk now, in the page that is there. */
async function renew(revalidate: () => Promise<void>): Promise<void> {
  await revalidate()
  // React renders it before the browser is idle.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  for (const name of ['src', 'srcset'])
    for (const element of document.querySelectorAll(`[${name}*=".svg"]`)) {
      const anew = `${element.getAttribute(name)}`.replace(DRAWN, `$1?${Date.now()}`)
      element.setAttribute(name, anew)
    }
}

/** Lets the owner change a text where it is, until it loses the focus. */
function edit(element: HTMLElement, tell: (typed: string) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const node = element.firstChild
  if (!(node instanceof Text)) return Promise.resolve()
  const before = node.data
  element.contentEditable = 'plaintext-only'
  // Else a space at the end would become one that does not break.
  element.style.whiteSpace = 'break-spaces'
  element.focus({ preventScroll: true })
  // As in the form: a line break would be a space on the page.
  const typed = () =>
    before.includes('\n') ? element.textContent : element.textContent.replace(/\s*\n\s*/g, ' ')
  element.oninput = () => tell(typed())
  element.onbeforeinput = (event) => {
    if (/^insert(?:LineBreak|Paragraph)$/.test(event.inputType)) event.preventDefault()
  }
  element.onkeydown = (event) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    if (event.key === 'Escape') element.textContent = before
    element.blur()
  }
  element.onblur = () => {
    element.contentEditable = 'inherit'
    element.style.whiteSpace = ''
    // The browser may have replaced the text that React knows.
    node.data = typed()
    element.replaceChildren(node)
    tell(node.data)
    resolve()
  }
  return promise
}

let isEdited = false

/** Makes a page in the editor's frame one whose texts and pictures open by a click. @param revalidate gets its data anew */
export function editPage(revalidate: () => Promise<void>): void {
  if (window.parent === window || isEdited) return
  isEdited = true
  const editor = `http://${location.hostname}:${import.meta.env.EDITOR_PORT}`
  sessionStorage.setItem(STORAGE_KEYS.dialogClosed, 'true')
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ answer: 'refuse', at: Date.now() }))
  const gaps = new CSSStyleSheet()
  gaps.replaceSync(`[${GAP}] { outline: 3px dashed; opacity: 0.6 }`)
  document.adoptedStyleSheets.push(gaps)
  for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect'])
    import.meta.hot?.on(event, () => {
      const last = turn
      // What is edited from now on would be lost.
      turn = new Promise(() => {})
      return last
    })
  let changed = 0
  import.meta.hot?.on('content', (at: number) => {
    changed = at
    // The page may have been requested before the change, and a later change may follow.
    if (at > performance.timeOrigin) inTurn(() => at === changed && renew(revalidate))
  })
  import.meta.hot?.send('content')
  const tell = (message: FromPreview) => window.parent.postMessage(message, editor)
  let last: ToPreview = { texts: {}, at: '' }
  let clicked: HTMLElement | null | undefined
  window.addEventListener('message', ({ origin, data }: MessageEvent<ToPreview>) => {
    if (origin !== editor) return
    const { texts, at, edits } = data
    for (const [place, text] of Object.entries(texts)) {
      const before = last.texts[place]
      if (text === '' || before === '')
        for (const element of elementsAt(place)) element.toggleAttribute(GAP, text === '')
      if (before === undefined || text === before || isRendered(place, text)) continue
      for (const { childNodes, isContentEditable } of elementsAt(place))
        for (const node of childNodes) {
          // An only text may have its placeholders filled in, which the form's has not.
          const isIt = childNodes.length === 1 || node.nodeValue === before
          if (node instanceof Text && isIt && !isContentEditable) node.data = text
        }
    }
    if (at !== last.at && at !== clicked?.dataset.place) {
      const shown = elementsAt(at)
      // The element around a block has no box.
      const element =
        shown.find((one) => one.checkVisibility()) ?? shown[0]?.firstElementChild ?? shown[0]
      element?.closest('details')?.setAttribute('open', '')
      const tab = element?.closest('[role=tabpanel]')
      if (tab) location.replace(`#${tab.id}`)
      requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }))
    }
    last = data
    const element = clicked
    if (!edits || element?.dataset.place !== edits) return
    inTurn(() => {
      // It may have been rendered anew.
      const now = [element, ...elementsAt(edits)].find((one) => one.checkVisibility())
      return now && clicked === element && edit(now, (typed) => tell({ place: edits, typed }))
    })
  })
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY } = event
    if (!(target instanceof Element) || target.closest(FIELDS)) return
    const isControl = target.closest(CONTROLS)
    if (!isControl) {
      event.preventDefault()
      event.stopPropagation()
    }
    const under = document.elementsFromPoint(clientX, clientY) as HTMLElement[]
    clicked =
      under.find((one) => one.matches(PLACED)) ??
      target.closest<HTMLElement>(PLACED) ??
      target.closest(`:has(${PLACED})`)?.querySelector<HTMLElement>(PLACED)
    const place = clicked && placeOf(clicked)
    if (!clicked || !place) return
    const isAlone = clicked instanceof HTMLElement && clicked.childNodes.length === 1 && !isControl
    tell({ place, text: clicked.textContent, isAlone })
  }
  window.addEventListener('click', onClick, { capture: true })
  onSaveKey(() => tell({ saves: true }))
  readPlaces()
  // What is rendered anew is as it is saved.
  new MutationObserver(() => readPlaces() && tell({})).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: DESCRIPTIONS,
  })
  tell({})
}
