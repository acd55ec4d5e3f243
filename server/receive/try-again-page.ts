import { html } from 'hono/html'
import { errorOf } from '../../contract/check-field.ts'
import { FIELD, formId, REQUESTS, shownFields, type Values } from '../../contract/fields.ts'
import { inLanguageOf, languageOfPage } from '../../contract/site-settings.ts'
import type { SiteRelease } from '../site/site-release.ts'

/** The reason for a status, as in the page; for 422 it is the first error of a field. */
const REASONS = { 403: 'refused', 413: 'tooLarge', 429: 'tooMany' } as const

/**
 * The page for a refused form that was sent without JavaScript: the contact page as built, with what was entered and
 * what is wrong, in the language of the page that it was sent from. It has no scripts, because they would show the form as they know it.
 */
export function tryAgainPage(
  release: SiteRelease,
  status: number,
  values: Values,
  from?: string,
): string {
  const { form: texts, callingCode } = inLanguageOf(release.settings, from)
  const { failure, ...labels } = texts
  const request = REQUESTS.find((one) => one === values[FIELD.askedFor])
  const errors = new Map<string, string>()
  for (const field of status === 422 ? shownFields(labels, request) : []) {
    const error = errorOf(field, values[field[0]], values, labels.tooLong, callingCode)
    if (error) errors.set(field[0], error)
  }
  const known = REASONS[status as keyof typeof REASONS] ?? (status < 500 ? 'invalid' : 'server')
  const [reason = failure.reasons[known]] = errors.values()
  const isRead = Object.keys(values).length > 0
  const alert = html`<p class="headline">${failure.title}</p>
<p>${reason} ${isRead ? failure.kept : failure.goBack}</p>`

  const { contactPages, settings } = release
  let page = (contactPages[languageOfPage(settings, from)] ?? contactPages[''] ?? '')
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('<title>', () => `<title>${html`${failure.title}`} | `)
  if (request)
    page = page
      .replace(` id="${request}" hidden=""`, ` id="${request}"`)
      .replace(' id="get-in-touch"', '$& hidden=""')
  const start = page.indexOf('<form', page.indexOf(` id="${formId(request)}"`))
  const end = page.indexOf('</form>', start)
  const form = filledForm(page.slice(start, end), values, errors, `${alert}`)
  return page.slice(0, start) + form + page.slice(end)
}

/** Text as React writes it in HTML, so that neither tags nor attributes are found in what somebody entered. */
const escaped = (text = '') => `${html`${text}`}`.replaceAll('&#39;', '&#x27;')

const FOCUSED = ' autofocus=""'

/** Fills in a form: its fields, the errors beside them and its alert. Other values stay in hidden fields. */
function filledForm(form: string, values: Values, errors: Map<string, string>, alert: string) {
  const others = new Map(Object.entries(values))
  const errorTexts = new Map<string, string>()
  const fillIn = (_: string, element: string, attributes: string, name: string) => {
    others.delete(name)
    const value = escaped(values[name])
    const error = errors.get(name)
    const [, unless = ''] = / data-unless="([^"]+)"/.exec(attributes) ?? []
    const isOptional = unless.split(' ').some((other) => values[other])
    const added = [
      // Of two values the first counts.
      element === 'input' && ` value="${value}"`,
      error && ` aria-invalid="true"${errorTexts.size === 0 ? FOCUSED : ''}`,
      isOptional ? attributes.replace(/ required(?:="")?/, '') : attributes,
    ]
    if (error) errorTexts.set(/ id="([^"]+)"/.exec(attributes)?.[1] ?? '', error)
    // Browsers drop the first newline after the tag.
    const content = element === 'textarea' ? `\n${value}` : ''
    return `<${element}${added.filter(Boolean).join('')}>${content}`
  }
  const filled = form
    .replace(/<(\w+)([^<>]* name="([^"]+)"[^<>]*)>/g, fillIn)
    .replace(/<select[^<>]* name="([^"]+)"[\s\S]*?<\/select>/g, (select, name: string) =>
      select.replace(`>${escaped(values[name])}</option>`, (end) => ` selected=""${end}`),
    )
    .replace(/ id="([^"]+)-error"[^<>]*>/g, (tag, id) => tag + escaped(errorTexts.get(id)))
    .replace(/ role="alert"[^<>]*>/, (tag) => {
      return ` tabindex="-1"${errors.size === 0 ? FOCUSED : ''}${tag}${alert}`
    })
  const hidden = Array.from(
    others,
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return filled.replace('>', (end) => end + hidden.join(''))
}
