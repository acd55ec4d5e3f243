import type { HttpBindings } from '@hono/node-server'
import type { FieldName } from '../contract/fields.ts'

/** What the app knows about a request beyond HTTP; nothing that identifies the sender. */
export interface RequestNotes {
  /** The pattern of its endpoint, `/*` for the site's files. */
  route?: string
  /** The requested address, if it led to a file of the site. */
  path?: string
  /** The id of the enquiry that it stored or asked for. */
  enquiry?: string
  /** Why it failed, if the server is at fault. */
  error?: string
}

/** The values that middleware functions pass to one another. */
export interface AppEnv {
  /** Empty in tests, which call `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    notes: RequestNotes
    /** Every field of the form, unchecked. */
    form: Record<string, string>
    /** The fields of the enquiry, validated and trimmed. */
    fields: Record<FieldName, string>
  }
}
