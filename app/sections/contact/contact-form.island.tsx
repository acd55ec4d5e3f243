import { island } from '../../islands/island.tsx'
import { ContactForm, SHARED_FORM } from './contact-form.tsx'

export default island('contact-form', ContactForm, { shared: SHARED_FORM })
