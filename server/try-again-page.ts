import { html } from 'hono/html'
import { FIELD, LIMIT, NATIVE_SEND_PATH } from '../contract/fields.ts'
import { plainPage } from './plain-page.ts'

const SHOWN = new Set<string>([FIELD.name, FIELD.email, FIELD.message, FIELD.honeypot])

const SENTENCES: Record<number, string> = {
  403: 'This server does not take messages from you.',
  413: 'The message is too long to be sent this way.',
  429: 'Many messages came from your network just now. Please wait a minute, then send again.',
  503: 'Your message could not be kept just now. Please send it again in a minute.',
}

/** What a form without JavaScript is answered when its message was not taken: every word in it, to send again. */
export function tryAgainPage(status: number, problem: string, form: Record<string, string>) {
  const value = (name: string) => form[name] ?? ''
  const hidden = Object.keys(form).filter((name) => !SHOWN.has(name))
  return plainPage(
    'Your message was not sent yet',
    html`<p role="alert">${SENTENCES[status] ?? `Please check the form: ${problem}.`}</p>
<form method="post" action="${NATIVE_SEND_PATH}">
${hidden.map((name) => html`<input type="hidden" name="${name}" value="${value(name)}">`)}
<label for="name">Name</label>
<input id="name" name="${FIELD.name}" autocomplete="name" required maxlength="${LIMIT.name}" value="${value(FIELD.name)}">
<label for="email">Email</label>
<input id="email" name="${FIELD.email}" type="email" autocomplete="email" required maxlength="${LIMIT.email}" value="${value(FIELD.email)}">
<label for="message">Message</label>
<textarea id="message" name="${FIELD.message}" rows="8" required>
${value(FIELD.message)}</textarea>
<div class="away" aria-hidden="true"><input name="${FIELD.honeypot}" tabindex="-1" autocomplete="off" value="${value(FIELD.honeypot)}"></div>
<button type="submit">Send message</button>
</form>`,
  )
}
