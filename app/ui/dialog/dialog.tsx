import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { nextPaint } from '../next-paint.ts'
import styles from './dialog.module.css'

type DialogProps = {
  ref: Ref<HTMLDialogElement>
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * Takes a dialog off the screen, and closes it in the frame after: to give the page behind back to the
 * visitor, the browser has to look at every element of it.
 */
async function close(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset.closing = ''
  await nextPaint()
  delete dialog.dataset.closing
  dialog.close()
}

/**
 * A modal dialog on the native element: focus, containment and Escape are the browser's
 * (W3C technique H102). Closes by its X, by Escape and by a click on the backdrop.
 */
export function Dialog({ ref, title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId()
  // Text that is selected from inside to beyond the edge ends in a click on the dialog, too.
  const pressedInside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; the key is Escape
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        pressedInside.current = target !== currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !pressedInside.current) close(currentTarget)
      }}
    >
      <div className={styles.sheet}>
        <form
          method="dialog"
          className={styles.closing}
          onSubmit={(event) => {
            event.preventDefault()
            const dialog = event.currentTarget.closest('dialog')
            if (dialog) close(dialog)
          }}
        >
          <button type="submit" aria-label={closeLabel} className={styles.close}>
            <Icon name="close" size={26} />
          </button>
        </form>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
