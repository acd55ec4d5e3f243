import { ContactSection } from '../../sections/contact/contact-section.tsx'
import type { Block } from '../block.ts'

/** The contact form on a page of its own. */
export const ContactFormSection = ({ title, text }: Block<'contact-form'>) => (
  <ContactSection title={title} text={text} />
)
