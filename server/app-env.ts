import type { HttpBindings } from '@hono/node-server'
import type { EnquiryFields } from '../contract/enquiry.ts'
import type { SiteFile } from './find-site-file.ts'
import type { Suspicion } from './store/enquiry.ts'

/** What the links of the chain hand on to one another. */
export interface AppEnv {
  /** Nothing in tests that call `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The file of the site that the address names, if there is one. */
    file: SiteFile | undefined
    /** The visitor's network address, as far as it can be known. */
    clientAddress: string
    /** Every field of the form as it came. */
    form: Record<string, string>
    /** The message, checked and tidied. */
    fields: EnquiryFields
    /** Why the message looks like spam, if it does. */
    suspicion: Suspicion | undefined
    /** Whether it goes into the digest of suspected spam instead of being mailed by itself. */
    quarantined: boolean
  }
}
