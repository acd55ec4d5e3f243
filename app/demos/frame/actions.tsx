import { type ReactNode, useState } from 'react'
import { CONTACT_FORM_PATH } from '../../../contract/constants.ts'
import type { CommonDemoLabels } from '../../../schemas/demo-shape.ts'
import { DATA } from '../../data-attributes.ts'
import { attachResult } from '../../enquiry/enquiry.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './actions.module.css'
import { LiveRegion } from './live-region.tsx'
import shared from './shared.module.css'
import type { UrlState } from './use-url-state.ts'

export type DemoActions = Pick<UrlState, 'address' | 'undo' | 'canUndo' | 'startAgain'> & {
  common: CommonDemoLabels
  /** The demo's name heads the attached result. */
  labels: { name: string; send: string }
}

type ActionsProps = { text: string; demo: DemoActions; children?: ReactNode }

/** A secondary action: underlined text. */
export function Action({ disabled, ...button }: React.ComponentProps<'button'>) {
  return <button type="button" {...button} aria-disabled={disabled} className={styles.action} />
}

/** Sends the result with a message, shares it, undoes steps and starts again. */
export function Actions({ demo, text, children }: ActionsProps) {
  const { address, undo, canUndo, startAgain, labels, common } = demo
  const [copied, setCopied] = useState('')
  const isCopied = copied === address
  const [notAttached, setNotAttached] = useState(false)
  return (
    <div className={styles.actions}>
      {/* Without scripts this is a plain link to the form, and nothing is attached. */}
      <ButtonLink
        {...{ [DATA.held]: '' }}
        href={CONTACT_FORM_PATH}
        variant="marigold"
        onClick={(event) => {
          // The second press leads to the form without the result.
          if (attachResult({ name: labels.name, text }) || notAttached) return
          event.preventDefault()
          setNotAttached(true)
        }}
      >
        {labels.send}
      </ButtonLink>
      <div className={`${styles.quiet} ${shared.scripted}`}>
        {children}
        <a
          href={address}
          className={styles.action}
          onClick={(event) => {
            // Without a clipboard the link opens the address itself.
            if (!navigator.clipboard) return
            event.preventDefault()
            const link = new URL(address, location.href).href
            navigator.clipboard.writeText(link).then(
              () => setCopied(address),
              () => location.assign(address),
            )
          }}
        >
          {isCopied ? common.shared : common.share}
        </a>
        <Action disabled={!canUndo} onClick={undo}>
          {common.undo}
        </Action>
        <Action onClick={startAgain}>{common.startAgain}</Action>
        <LiveRegion text={isCopied ? common.shared : ''} />
      </div>
      <p role="alert" className={styles.alert}>
        {notAttached && common.notAttached}
      </p>
    </div>
  )
}
