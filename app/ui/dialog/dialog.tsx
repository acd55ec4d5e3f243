import { type ReactNode, type Ref, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  ref: Ref<HTMLDialogElement>
  id: string
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog on the native element; it closes by its X, by Escape and by a click on the backdrop. */
export function Dialog({ ref, id, title, closeLabel, onClose, children }: DialogProps) {
  const titleId = `${id}-title`
  // A text selection that ends outside fires a click on the dialog, which must not close it.
  const pressedInside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the key is Escape
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className={`framed ${styles.dialog}`}
      data-background="white"
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        pressedInside.current = target !== currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !pressedInside.current) currentTarget.close()
      }}
    >
      <div className={`line gap-3 ends ${styles.bar}`}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="square lights framed"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
