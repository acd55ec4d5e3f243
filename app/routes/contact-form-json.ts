import { contactFormProps } from '../content/content.server.ts'

/** What a contact form needs once it hydrates: the same for every form, so it is fetched once, and not before. */
export const loader = () => Response.json(contactFormProps())
