import { part } from '../../waking/part.tsx'
import { ContactForm, SHARED_FORM } from './contact-form.tsx'

export default part('contact-form', ContactForm, { shared: SHARED_FORM })
