import { part } from '../../waking/part.tsx'
import { ContactForm } from './contact-form.tsx'

export default part('contact-form', ContactForm)
