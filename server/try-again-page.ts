import { html } from 'hono/html'
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes as Html,
  parseFragment,
  serialize,
} from 'parse5'
import { errorOf } from '../contract/check-field.ts'
import { FIELD, formId, REQUESTS, shownFields, type Values } from '../contract/fields.ts'
import type { SiteRelease } from './site-release.ts'

const { insertText } = defaultTreeAdapter

/** The reason for a status, as in the page; for 422 it is the first error of a field. */
const REASONS = { 403: 'refused', 413: 'tooLarge', 429: 'tooMany' } as const

/**
 * The page for a refused form that was sent without JavaScript: the contact page as it was built, with what
 * was entered and what is wrong with it. It has no scripts, because they would show the form as they know it.
 * @param values of the form; empty if it was refused before it was read
 */
export function tryAgainPage(release: SiteRelease, status: number, values: Values): string {
  const { failure, ...labels } = release.settings.form
  const request = REQUESTS.find((one) => one === values[FIELD.askedFor])
  const errors = new Map<string, string>()
  for (const field of status === 422 ? shownFields(labels, request) : []) {
    const error = errorOf(field, values[field[0]], values, labels.tooLong)
    if (error) errors.set(field[0], error)
  }
  const known = REASONS[status as keyof typeof REASONS] ?? (status < 500 ? 'invalid' : 'server')
  const [reason = failure.reasons[known]] = errors.values()
  const isRead = Object.keys(values).length > 0
  const alert = html`<p class="headline">${failure.title}</p>
<p>${reason} ${isRead ? failure.kept : failure.goBack}</p>`

  let page = release.contactPage
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('<title>', () => `<title>${html`${failure.title}`} | `)
  if (request)
    page = page
      .replace(` id="${request}" hidden=""`, ` id="${request}"`)
      .replace(' id="get-in-touch"', '$& hidden=""')
  const tag = page.indexOf('<form', page.indexOf(` id="${formId(request)}"`))
  const start = page.indexOf('>', tag) + 1
  const end = page.indexOf('</form>', start)
  const form = filledForm(page.slice(start, end), values, errors, `${alert}`)
  return page.slice(0, start) + form + page.slice(end)
}

/** Fills in a form: its fields, the errors beside them and its alert. Other values stay in hidden fields. */
function filledForm(form: string, values: Values, errors: Map<string, string>, alert: string) {
  const tree = parseFragment(form)
  const others = new Map(Object.entries(values))
  const errorTexts = new Map<string, string>()
  for (const element of elementsIn(tree)) {
    const { id = '', name, role, 'data-unless': unless } = attributesOf(element)
    if (role === 'alert') {
      element.childNodes = parseFragment(alert).childNodes
      set(element, 'tabindex', '-1')
      if (errors.size === 0) set(element, 'autofocus', '')
    }
    insertText(element, errorTexts.get(id) ?? '')
    if (!name) continue
    others.delete(name)
    const value = values[name] ?? ''
    if (element.tagName === 'input') set(element, 'value', value)
    // Browsers drop the first newline after the tag.
    if (element.tagName === 'textarea') insertText(element, `\n${value}`)
    for (const option of elementsIn(element))
      if (option.childNodes.some((text) => 'value' in text && text.value === value))
        set(option, 'selected', '')
    if (unless?.split(' ').some((other) => values[other])) set(element, 'required')
    const error = errors.get(name)
    if (!error) continue
    set(element, 'aria-invalid', 'true')
    if (errorTexts.size === 0) set(element, 'autofocus', '')
    errorTexts.set(`${id}-error`, error)
  }
  const hidden = Array.from(
    others,
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return hidden.join('') + serialize(tree)
}

function* elementsIn(parent: Html.ParentNode): Generator<Html.Element> {
  for (const node of parent.childNodes)
    if ('tagName' in node) {
      yield node
      yield* elementsIn(node)
    }
}

const attributesOf = ({ attrs }: Html.Element): Values =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Sets an attribute; without a value it is removed. */
function set(element: Html.Element, name: string, value?: string): void {
  const others = element.attrs.filter((one) => one.name !== name)
  element.attrs = value === undefined ? others : [...others, { name, value }]
}
