import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** `solid` is the most prominent; `highlight` is the call to action on dark backgrounds. */
export type ButtonVariant = 'solid' | 'highlight' | 'outline'

/** The class of what looks like the button. */
export const buttonClass = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & { variant?: ButtonVariant }

/** A link that looks like the button. */
export function ButtonLink({ variant = 'solid', ...link }: ButtonLinkProps) {
  return <a {...link} className={buttonClass(variant)} />
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant?: ButtonVariant }

/** A button with a cut corner; `type` defaults to "button". */
export function Button({ variant = 'solid', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={buttonClass(variant)} />
}
