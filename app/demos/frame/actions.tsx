import { useState } from 'react'
import { CONTACT_FORM_PATH } from '../../../contract/constants.ts'
import { DATA } from '../../data-attributes.ts'
import { attachResult } from '../../enquiry/enquiry.ts'
import { ButtonLink, type ButtonVariant } from '../../ui/button/button.tsx'
import styles from './actions.module.css'
import type { DemoInFrame } from './use-demo.ts'

type ActionsProps = { demo: DemoInFrame; text: string; variant: ButtonVariant }

/** Sends the result with a message, and starts again. */
export function Actions({ demo, text, variant }: ActionsProps) {
  const { startAgain, labels, common } = demo
  const [notAttached, setNotAttached] = useState(false)
  return (
    <div className="row line unprinted apart">
      {/* Without scripts this is a plain link to the form, and nothing is attached. */}
      <ButtonLink
        {...{ [DATA.held]: '' }}
        href={CONTACT_FORM_PATH}
        variant={variant}
        onClick={(event) => {
          // The second press leads to the form without the result.
          if (attachResult({ name: labels.name, text }) || notAttached) return
          event.preventDefault()
          setNotAttached(true)
        }}
      >
        {labels.send}
      </ButtonLink>
      <button type="button" className={`bold ${styles.action} scripted`} onClick={startAgain}>
        {common.startAgain}
      </button>
      <p role="alert" className="filled">
        {notAttached && common.notAttached}
      </p>
    </div>
  )
}
