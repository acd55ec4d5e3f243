import { text } from '../../../model/fields/parts.ts'
import { defineBlock, title } from '../define-block.ts'

export const contactFormSchema = defineBlock('contact-form', { title, text }).meta({
  title: 'Contact form',
  description: 'The form on the page itself. For a campaign’s page.',
})
