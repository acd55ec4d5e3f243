import { bodyLimit } from 'hono/body-limit'
import { BODY_LIMIT } from '../../contract/fields.ts'
import { HttpError } from '../http-error.ts'

/** Refuses a body larger than any valid message, before it is read into memory. */
export const limitBody = () =>
  bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => {
      throw new HttpError(413, `The message is larger than ${BODY_LIMIT / 1024} KB`)
    },
  })
