import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { enquirySchema, firstProblem } from '../enquiry-schema.ts'
import { HttpError } from '../http-error.ts'

/** Refuses an invalid form with 422 and the first validation error. */
export function checkEnquiry(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const result = enquirySchema.safeParse(c.var.form)
    if (!result.success) throw new HttpError(422, firstProblem(result.error))
    c.set('fields', result.data)
    return next()
  }
}
