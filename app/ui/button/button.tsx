import type { ComponentProps } from 'react'
import styles from './button.critical.module.css'

/** `solid` stands out most; `marigold` is the call to action on dark backgrounds and in the header. */
export type ButtonVariant = 'solid' | 'marigold' | 'outline'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & { variant?: ButtonVariant }

/** A link in the shape of the arrow-cut button. Outside addresses open as the caller says. */
export function ButtonLink({ variant = 'solid', ...link }: ButtonLinkProps) {
  return <a {...link} className={`${styles.button} ${styles[variant]}`} />
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant?: ButtonVariant }

/** A button in the same shape; `type` is "button" unless said otherwise. */
export function Button({ variant = 'solid', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={`${styles.button} ${styles[variant]}`} />
}
