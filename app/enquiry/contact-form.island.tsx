import { island } from '../islands/island.tsx'
import { ContactForm } from './contact-form.tsx'

export default island('contact-form', ContactForm)
