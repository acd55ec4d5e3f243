import { type ReactNode, useState } from 'react'
import { CONTACT_PATH } from '../../../contract/fields.ts'
import type { CommonDemoLabels } from '../../../schemas/demos/common.ts'
import { attachResult } from '../../enquiry/enquiry.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './actions.module.css'
import { LiveRegion } from './live-region.tsx'
import type { UrlState } from './use-url-state.ts'

type ActionsProps = {
  /** The result as text, for people to read. */
  text: string
  demo: Pick<UrlState, 'address' | 'undo' | 'canUndo' | 'startAgain'> & {
    /** Its name heads the result. */
    labels: { name: string }
    common: CommonDemoLabels
  }
  /** Quiet ones of the demo's own: `Action`. */
  children?: ReactNode
}

/** A quiet action: underlined words. */
export function Action({ disabled, ...button }: React.ComponentProps<'button'>) {
  return <button type="button" {...button} aria-disabled={disabled} className={styles.action} />
}

/** What can be done with a result: sending it with a message, sharing it, taking steps back. */
export function Actions({ demo, text, children }: ActionsProps) {
  const { address, undo, canUndo, startAgain, labels, common } = demo
  const [copied, setCopied] = useState('')
  const isCopied = copied === address
  return (
    <div className={styles.actions}>
      {/* Without scripts it is a link to the form, with nothing to bring. */}
      <ButtonLink
        href={CONTACT_PATH}
        variant="marigold"
        onClick={() => attachResult({ name: labels.name, text })}
      >
        {common.send}
      </ButtonLink>
      <div className={styles.quiet}>
        {children}
        <a
          href={address}
          className={styles.action}
          onClick={(event) => {
            // Where the clipboard is out of reach, the link leads to the address itself.
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
    </div>
  )
}
