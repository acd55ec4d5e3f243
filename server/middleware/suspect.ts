import type { MiddlewareHandler } from 'hono'
import { FIELD } from '../../contract/fields.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * Detects signs of spam. A suspected enquiry is answered like any other, so that a spammer learns
 * nothing.
 *
 * Autofill sometimes fills in the honeypot, and some people are quick, so one sign alone only marks
 * the mail. An enquiry is quarantined when the honeypot is filled in and the elapsed time is too short
 * or missing, because the page ran no script.
 */
export function suspect(fastestPersonMs: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const elapsed = Number.parseFloat(c.var.form[FIELD.elapsedMs] ?? '')
    const isTrapped = Boolean(c.var.form[FIELD.honeypot]?.trim())
    // A negative time means that the clock was set back, which is no sign of spam.
    const isTooFast = elapsed >= 0 && elapsed < fastestPersonMs
    c.set('suspicion', isTrapped ? 'honeypot' : isTooFast ? 'too fast' : undefined)
    c.set('quarantined', isTrapped && !(elapsed >= fastestPersonMs))
    return next()
  }
}
