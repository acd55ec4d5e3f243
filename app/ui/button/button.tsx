import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** `solid` is the most prominent; `highlight` is the call to action on dark backgrounds. */
export type ButtonVariant = 'solid' | 'highlight' | 'outline'

/** The class of what looks like the button. */
export const buttonClass = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** Its text, as a link of the content has it; or else children. */
  label?: string
  variant?: ButtonVariant
}

/** A link that looks like the button. */
export function ButtonLink({ label, children = label, ...button }: ButtonLinkProps) {
  const { variant = 'solid', ...link } = button
  return (
    <a {...link} className={buttonClass(variant)}>
      {children}
    </a>
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant?: ButtonVariant }

/** A button with a cut corner; `type` defaults to "button". */
export function Button({ variant = 'solid', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={buttonClass(variant)} />
}
