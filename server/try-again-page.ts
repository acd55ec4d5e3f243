import { html } from 'hono/html'
import { FIELD, LIMIT, NATIVE_SEND_PATH } from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { enquirySchema, isVisible } from './enquiry-schema.ts'
import { plainPage } from './plain-page.ts'

const SHOWN = new Set<string>([FIELD.name, FIELD.email, FIELD.message, FIELD.honeypot])

type Form = Record<string, string>

/** The page for a refused form that was sent without JavaScript: the form with its values, to send again. */
export function tryAgainPage(site: SiteSettings, status: number, form: Form) {
  const value = (name: string) => form[name] ?? ''
  const hidden = Object.keys(form).filter((name) => !SHOWN.has(name))
  const labels = site.form
  return plainPage(
    site,
    labels.failure.title,
    html`<p role="alert">${reasonOf(labels, status, form)} ${labels.failure.kept}</p>
<form method="post" action="${NATIVE_SEND_PATH}">
${hidden.map((name) => html`<input type="hidden" name="${name}" value="${value(name)}">`)}
<label for="name">${labels.nameLabel}</label>
<input id="name" name="${FIELD.name}" autocomplete="name" required maxlength="${LIMIT.name}" value="${value(FIELD.name)}">
<label for="email">${labels.emailLabel}</label>
<input id="email" name="${FIELD.email}" type="email" autocomplete="email" required maxlength="${LIMIT.email}" value="${value(FIELD.email)}">
<label for="message">${labels.messageLabel}</label>
<textarea id="message" name="${FIELD.message}" rows="8"${isVisible(value(FIELD.result)) ? '' : ' required'}>
${value(FIELD.message)}</textarea>
<div class="away" aria-hidden="true"><input name="${FIELD.honeypot}" tabindex="-1" autocomplete="off" value="${value(FIELD.honeypot)}"></div>
<button type="submit">${labels.sendLabel}</button>
</form>`,
  )
}

/** The sentence for an HTTP error; for 422, that of the first invalid field. */
function reasonOf({ errors, failure }: SiteSettings['form'], status: number, form: Form): string {
  const { reasons } = failure
  if (status === 403) return reasons.refused
  if (status === 413) return reasons.tooLarge
  if (status === 429) return reasons.tooMany
  if (status >= 500) return reasons.server
  const field = enquirySchema.safeParse(form).error?.issues[0]?.path[0]
  const given = isVisible(form[String(field)] ?? '')
  if (field === FIELD.name && !given) return errors.nameMissing
  if (field === FIELD.email) return given ? errors.emailMalformed : errors.emailMissing
  if (field === FIELD.message) return given ? reasons.tooLarge : errors.messageMissing
  return reasons.invalid
}
