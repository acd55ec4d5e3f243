import type { HttpBindings } from '@hono/node-server'
import type { EnquiryFields } from './enquiry-schema.ts'
import type { SiteFile } from './find-site-file.ts'
import type { Suspicion } from './store/database.ts'

/** The values that middleware functions pass to one another. */
export interface AppEnv {
  /** Empty in tests, which call `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The file of the site that the address names, if there is one. */
    file: SiteFile | undefined
    /** The visitor's network address, as far as the server can tell. */
    clientAddress: string
    /** Every field of the form, unchecked. */
    form: Record<string, string>
    /** The fields of the enquiry, validated and trimmed. */
    fields: EnquiryFields
    /** Why the enquiry looks like spam, if it does. */
    suspicion: Suspicion | undefined
    /** Whether the enquiry goes into the daily digest of suspected spam instead of its own mail. */
    quarantined: boolean
  }
}
