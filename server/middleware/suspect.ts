import type { MiddlewareHandler } from 'hono'
import { FIELD } from '../../contract/fields.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * Notes which signs of a program a message shows. It goes on through the chain and is answered like
 * any other, so a program's author learns nothing.
 *
 * Browsers fill in the trap for people now and then, and people can be quick, so one sign alone only
 * marks the mail. A message is quarantined when the trap is filled in and no time was measured that
 * a person needs: the form was sent too fast, or its page ran no script.
 */
export function suspect(fastestPersonMs: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const elapsed = Number.parseFloat(c.var.form[FIELD.elapsedMs] ?? '')
    const isTrapped = Boolean(c.var.form[FIELD.honeypot]?.trim())
    // Below zero is a clock that was put back meanwhile, which says nothing.
    const isTooFast = elapsed >= 0 && elapsed < fastestPersonMs
    c.set('suspicion', isTrapped ? 'honeypot' : isTooFast ? 'too fast' : undefined)
    c.set('quarantined', isTrapped && !(elapsed >= fastestPersonMs))
    return next()
  }
}
