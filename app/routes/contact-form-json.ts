import { contactFormProps } from '../content/content.server.ts'

/** The shared props of all contact forms, fetched when one hydrates. */
export const loader = () => Response.json(contactFormProps())
