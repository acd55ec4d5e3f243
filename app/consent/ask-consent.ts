import type { ConsentSettings } from '../content/third-parties.server.ts'
import { DATA, ENQUIRY_STORED } from '../data-attributes.ts'
import { type Answer, storeAnswer, storedAnswer } from './answer.ts'
import sheet from './consent.css?url'
import { countEnquiry } from './count-enquiry.ts'
import { forgetVisitor, loadAnalytics } from './load-analytics.ts'

/** Loads the stylesheet of the consent question, which no page links. */
const styles = () =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = resolve
    link.onerror = reject
    link.rel = 'stylesheet'
    link.href = sheet
    document.head.append(link)
  })

/**
 * Sends the Web Vitals of this visit to the address in `content/site.yaml` (`vitals`): metric, value,
 * rating and path. It sets no cookie, and sends nothing about the visitor.
 */
async function sendVisitFigures(address: string): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }) => {
      const figures = JSON.stringify({ name, value, rating, path: location.pathname })
      navigator.sendBeacon(address, figures)
    })
}

/**
 * Asks whether the visit may be counted, unless the visitor has answered within a year, and acts on the
 * answer: "allow" loads everything that counts visits, "refuse" removes it.
 * @throws Error when the styles of the question cannot be loaded; nothing is counted then
 */
export async function askConsent(): Promise<void> {
  const question = document.querySelector<HTMLDialogElement>(`[${DATA.consent}]`)
  if (!question) return
  const { analytics, vitals }: ConsentSettings = JSON.parse(
    question.getAttribute(DATA.consent) ?? '',
  )
  let counting = false
  const follow = (answer: Answer | undefined) => {
    // Opened by its attribute: `show()` would take the focus from what the visitor is doing.
    question.open = answer === undefined
    if (answer === 'allow' && !counting) {
      counting = true
      if (analytics) loadAnalytics(analytics)
      if (vitals) sendVisitFigures(vitals).catch(() => {})
    }
    if (answer !== 'refuse') return
    forgetVisitor()
    // A loaded script can only be unloaded together with its document.
    if (counting) location.reload()
  }
  // The form dispatches it once the server has stored an enquiry (`enquiry/enquiry.ts`).
  document.addEventListener(ENQUIRY_STORED, ({ detail }: CustomEventInit) => {
    if (counting && analytics) countEnquiry(analytics, detail)
  })
  await styles()
  question.addEventListener('close', () => {
    const answer = question.returnValue === 'allow' ? 'allow' : 'refuse'
    storeAnswer(answer)
    follow(answer)
  })
  document.querySelector(`[${DATA.changeConsent}]`)?.addEventListener('click', (event) => {
    event.preventDefault()
    question.show()
  })
  // While this page was in the back/forward cache, the visitor may have answered on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(storedAnswer()))
  follow(storedAnswer())
}
