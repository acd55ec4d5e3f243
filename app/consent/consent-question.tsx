import { href } from 'react-router'
import { DATA } from '../data-attributes.ts'
import { OTHER_COMPANIES } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { Button } from '../ui/button/button.tsx'
import sheet from './consent.css?url'
import { useScripts } from './use-scripts.ts'

const LIST = `${href('/privacy')}#${OTHER_COMPANIES}`

/** Asks whether the visit may be counted; `ask-consent.ts` opens it. Neither answer is favoured. */
export function ConsentQuestion() {
  const { consent } = useSiteData()
  const scripts = useScripts('after-consent').map(({ src }) => src)
  if (!consent) return null
  const { title, text, allow, refuse, more } = consent
  return (
    <dialog
      className="consent"
      aria-label={title}
      {...{ [DATA.consent]: JSON.stringify(scripts), [DATA.pageOnly]: '' }}
    >
      <form method="dialog" className="stack gap-2">
        <p className="headline step-1">{title}</p>
        <p>
          {text} <a href={LIST}>{more}</a>
        </p>
        <div className="stack gap-2 consent-answers">
          <Button type="submit" value="allow">
            {allow}
          </Button>
          <Button type="submit" value="refuse">
            {refuse}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** In the footer: asks again. Without scripts it leads to the list of services in the privacy notice. */
export function ChangeConsent() {
  const { consent } = useSiteData()
  return (
    consent && (
      <>
        {/* Here, at the end of the page, it delays nothing. */}
        <link rel="stylesheet" href={sheet} fetchPriority="low" />
        <a href={LIST} {...{ [DATA.changeConsent]: '' }}>
          {consent.change}
        </a>
      </>
    )
  )
}
