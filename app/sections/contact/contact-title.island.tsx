import { fillIn } from '../../../contract/fill-in.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { island } from '../../islands/island.tsx'
import { useRequest } from './request.ts'

type ContactTitleProps = { title: string; headings: ContactFormLabels['headings'] }

/** The heading of the contact form: what the address asks for, if it asks for something. */
function ContactTitle({ title, headings }: ContactTitleProps) {
  const { request, subject } = useRequest()
  return <h2>{request ? fillIn(headings[request], { subject }) : title}</h2>
}

export default island('contact-title', ContactTitle)
