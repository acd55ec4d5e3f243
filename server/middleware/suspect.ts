import type { MiddlewareHandler } from 'hono'
import { FIELD } from '../../contract/fields.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * Marks what a program seems to have filled in. It goes on through the chain and is answered like
 * any other: whoever wrote the program learns nothing.
 */
export function suspect(fastestPersonMs: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const elapsed = Number.parseFloat(c.var.form[FIELD.elapsedMs] ?? '')
    if (c.var.form[FIELD.honeypot]?.trim()) c.set('suspicion', 'honeypot')
    // Below zero is a clock that was put back meanwhile, which says nothing.
    else if (elapsed >= 0 && elapsed < fastestPersonMs) c.set('suspicion', 'too fast')
    return next()
  }
}
