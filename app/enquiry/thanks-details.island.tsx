import { useEffect, useState } from 'react'
import { REQUESTS } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteData } from '../content/content.server.ts'
import { island } from '../islands/island.tsx'
import type { SentEnquiry } from './describe-enquiry.ts'
import { getEnquiry } from './enquiry.ts'
import { SentList } from './sent-list.tsx'
import { ThanksText } from './thanks-text.tsx'

/** What the page after a native submit says: with scripts all that the form would say. */
function ThanksDetails({ form }: { form: SiteData['form'] }) {
  const [sent, setSent] = useState<SentEnquiry>()
  useEffect(() => {
    const { values, results, restored } = getEnquiry()
    if (restored === 'in doubt') setSent({ values, results, at: Date.now() })
  }, [])
  const { thanks, headings } = form.labels
  if (sent)
    return (
      <>
        <ThanksText form={form} sent={sent} />
        <SentList form={form} sent={sent} level={2} />
      </>
    )
  return (
    <>
      {REQUESTS.map((request) => (
        // The margin keeps the page at its top, with the title.
        <p key={request} id={request} hidden style={{ scrollMarginTop: '100vh' }}>
          {fillIn(thanks.asked[request], { subject: headings.anything })}{' '}
          {request === 'callback' && form.booking && <a href={form.booking}>{thanks.booking}</a>}
        </p>
      ))}
      <p>{thanks.text}</p>
    </>
  )
}

export default island('thanks-details', ThanksDetails)
