import type { ReactNode } from 'react'
import { formId, formSection, type Request } from '../../../contract/fields.ts'
import ContactForm from '../../enquiry/contact-form.island.tsx'
import { faceOf, requestId } from '../../enquiry/request.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './contact-section.module.css'

type ContactSectionProps = {
  /** The general form has a title, that of a request is hidden until a link points to it. */
  title?: string
  aside?: ReactNode
  request?: Request
  /** Those whose faces the page shows: the title of a request has that of who answers. */
  people?: readonly { slug: string; name: string }[]
  text?: string
  /** Which of the general forms of its page it is. */
  number?: number
  /** On the contact page, beside its hero: the other ways to ask. */
  actions?: ReactNode
}

/** The heading of the form of a request: `:target` shows the subject to which the link points. */
function RequestTitle({
  request,
  people = [],
}: Pick<ContactSectionProps, 'people'> & { request: Request }) {
  const { labels, subjects } = useSiteData().form
  const [before, after] = labels.headings[request].split('{subject}')
  return (
    <h2>
      {before}
      {subjects.map(({ key, label, person }) => {
        const face = people.find(({ name }) => name === person)
        return (
          <span key={key} id={requestId(request, key)} className={styles.subject} hidden>
            {label}
            {face && (
              <svg
                viewBox="0 0 120 116"
                className={styles.face}
                style={faceOf(face.slug).style}
                aria-hidden="true"
              >
                <use href={`#${faceOf(face.slug).id}`} />
              </svg>
            )}
          </span>
        )
      })}
      <span>{labels.headings.anything}</span>
      {after}
    </h2>
  )
}

/** The contact form with its heading, on a sky background. */
export function ContactSection(section: ContactSectionProps) {
  const { title, aside, request, people, text, number, actions } = section
  const { form, brand } = useSiteData()
  return (
    <Section background="sky" id={formSection(request, number)} isHidden={request !== undefined}>
      <div className={actions ? `stack gap-1 ${styles.narrow}` : `split ${styles.grid}`}>
        <div>
          {title && (
            <div className="row line bold ends">
              <h2>{title}</h2>
              {aside}
            </div>
          )}
          {request && <RequestTitle request={request} people={people} />}
          {text && <p className={`step-1 apart ${styles.text}`}>{text}</p>}
          {!actions && (
            <div className={styles.flight}>
              <Kite design={brand.kite} />
            </div>
          )}
        </div>
        <ContactForm id={formId(request, number)} form={form} request={request} />
        {actions}
      </div>
    </Section>
  )
}
