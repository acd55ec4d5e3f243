import { useSyncExternalStore } from 'react'
import { FIELD } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { promisedTime } from '../../contract/promised-time.ts'
import type { SiteData } from '../content/content.server.ts'
import { describeEnquiry, type SentEnquiry } from './describe-enquiry.ts'

const MINUTE = 60_000

function everyMinute(watch: () => void) {
  const timer = setInterval(watch, MINUTE)
  return () => clearInterval(timer)
}

/** What was asked, and how and by when we answer. A page that stays open states no time that has passed. */
export function ThanksText({ form, sent }: { form: SiteData['form']; sent: SentEnquiry }) {
  const now = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => 0,
  )
  const { thanks } = form.labels
  const { email: address = '', phone: number = '', [FIELD.askedFor]: request } = sent.values
  const { asked } = describeEnquiry(form, sent)
  const isCalled = request === 'callback' || !address
  const when = promisedTime(sent.at, now, form, thanks.when)
  return (
    <>
      {asked && <p>{asked}</p>}
      <p>{fillIn(isCalled ? thanks.call : thanks.write, { number, address, when })}</p>
      {request === 'callback' && form.booking && (
        <p>
          <a href={form.booking}>{thanks.booking}</a>
        </p>
      )}
    </>
  )
}
