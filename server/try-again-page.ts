import { html } from 'hono/html'
import { errorOf, hintOf } from '../contract/check-field.ts'
import {
  CONTACT_PATH,
  FIELD,
  hasAlternative,
  isRequired,
  type LabelledField,
  NATIVE_SEND_PATH,
  shownFields,
} from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { plainPage } from './plain-page.ts'

type Form = Record<string, string>

/**
 * The page for a refused form that was sent without JavaScript: the form with its values, to send again, or
 * the way back where it was refused before it was read.
 */
export function tryAgainPage(site: SiteSettings, status: number, form: Form) {
  const { failure, sendLabel } = site.form
  const reason = reasonOf(site.form, status, form)
  if (Object.keys(form).length === 0)
    return plainPage(
      site,
      failure.title,
      html`<p role="alert">${reason} ${failure.goBack}</p>
<p><a href="${CONTACT_PATH}">${site.serverText.backToSite}</a></p>`,
    )
  const shown = shownFields(site.form, form[FIELD.askedFor])
  const isShown = new Set<string>([FIELD.honeypot, ...shown.map(([name]) => name)])
  const hidden = Object.entries(form).filter(([name]) => !isShown.has(name))
  return plainPage(
    site,
    failure.title,
    html`<p role="alert">${reason} ${failure.kept}</p>
<form method="post" action="${NATIVE_SEND_PATH}">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${shown.map((field) => fieldOf(field, form, site.form))}<div class="away" aria-hidden="true"><input name="${FIELD.honeypot}" tabindex="-1" autocomplete="off" value="${form[FIELD.honeypot] ?? ''}"></div>
<button type="submit">${sendLabel}</button>
</form>`,
  )
}

function fieldOf(labelled: LabelledField, form: Form, labels: SiteSettings['form']) {
  const [name, field, { label }] = labelled
  const id = name.replaceAll(' ', '-')
  const hint = hintOf(labelled, form, labels)
  const must = isRequired(field, form) && !hasAlternative(field) ? ' required' : ''
  const described = hint ? html` aria-describedby="${id}-hint"` : ''
  return html`<label for="${id}">${label}</label>
${hint && html`<small id="${id}-hint">${hint}</small>`}
${controlOf(labelled, form[name] ?? '', html` id="${id}" name="${name}"${described}${must}`)}
`
}

function controlOf([, field, { choices = [] }]: LabelledField, value: string, attributes: unknown) {
  const { kind, autoComplete } = field
  // Browsers drop the first newline after the tag.
  if (kind === 'multiline') return html`<textarea rows="8"${attributes}>\n${value}</textarea>`
  if (kind === 'choice')
    return html`<select${attributes}>${[...new Set(['', ...choices, value])].map(
      (choice) => html`<option${choice === value ? ' selected' : ''}>${choice}</option>`,
    )}</select>`
  const type = kind === 'number' ? html`inputmode="decimal"` : html`type="${kind}"`
  return html`<input${attributes} ${type} autocomplete="${autoComplete ?? 'off'}" value="${value}">`
}

/** The sentence for an HTTP error; for 422, that of the first invalid field. */
function reasonOf(labels: SiteSettings['form'], status: number, form: Form): string {
  const { reasons } = labels.failure
  if (status === 403) return reasons.refused
  if (status === 413) return reasons.tooLarge
  if (status === 429) return reasons.tooMany
  if (status >= 500) return reasons.server
  const errors = shownFields(labels, form[FIELD.askedFor]).map((field) =>
    errorOf(field, form[field[0]], form, labels.tooLong),
  )
  return errors.find(Boolean) ?? reasons.invalid
}
