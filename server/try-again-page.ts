import { html } from 'hono/html'
import { FIELD, type Field, isRequired, NATIVE_SEND_PATH, shownFields } from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { enquirySchema, visible } from './enquiry-schema.ts'
import { plainPage } from './plain-page.ts'

type Form = Record<string, string>

/** The page for a refused form that was sent without JavaScript: the form with its values, to send again. */
export function tryAgainPage(site: SiteSettings, status: number, form: Form) {
  const { failure, sendLabel } = site.form
  const shown = shownFields(site.form, form[FIELD.askedFor])
  const isShown = new Set<string>([FIELD.honeypot, ...shown.map(([name]) => name)])
  const hidden = Object.entries(form).filter(([name]) => !isShown.has(name))
  return plainPage(
    site,
    failure.title,
    html`<p role="alert">${reasonOf(site.form, status, form)} ${failure.kept}</p>
<form method="post" action="${NATIVE_SEND_PATH}">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${shown.map(
  ([name, field, { label, choices }]) => html`<label for="${name}">${label}</label>
${controlOf(name, field, form, choices)}
`,
)}<div class="away" aria-hidden="true"><input name="${FIELD.honeypot}" tabindex="-1" autocomplete="off" value="${form[FIELD.honeypot] ?? ''}"></div>
<button type="submit">${sendLabel}</button>
</form>`,
  )
}

function controlOf(name: string, field: Field, form: Form, choices: readonly string[] = []) {
  const { kind, limit, autoComplete } = field
  const others = Object.fromEntries(
    Object.entries(form).map(([name, text]) => [name, visible(text)]),
  )
  const must = isRequired(field, others) ? ' required' : ''
  const value = form[name] ?? ''
  // Browsers drop the first newline after the tag.
  if (kind === 'multiline')
    return html`<textarea id="${name}" name="${name}" rows="8"${must}>\n${value}</textarea>`
  if (kind === 'choice')
    return html`<select id="${name}" name="${name}"${must}>${[
      ...new Set(['', ...choices, value]),
    ].map(
      (choice) => html`<option${choice === value ? ' selected' : ''}>${choice}</option>`,
    )}</select>`
  return html`<input id="${name}" name="${name}" type="${kind}" autocomplete="${autoComplete ?? 'off'}"${must} maxlength="${limit}" value="${value}">`
}

/** The sentence for an HTTP error; for 422, that of the first invalid field. */
function reasonOf({ fields, failure }: SiteSettings['form'], status: number, form: Form): string {
  const { reasons } = failure
  if (status === 403) return reasons.refused
  if (status === 413) return reasons.tooLarge
  if (status === 429) return reasons.tooMany
  if (status >= 500) return reasons.server
  const [name = ''] = enquirySchema.safeParse(form).error?.issues[0]?.path ?? []
  const { missing, malformed } = fields[String(name)] ?? {}
  if (!visible(form[String(name)] ?? '')) return missing ?? reasons.invalid
  return malformed ?? reasons.tooLarge
}
