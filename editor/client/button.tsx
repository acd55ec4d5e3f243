import { type ComponentProps, type ReactNode, useState } from 'react'

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'>

/** A button that looks like a link. */
export const Button = ({ className = 'quiet', ...props }: ButtonProps) => (
  <button type="button" className={className} {...props} />
)

type DialogButtonProps = ButtonProps & { dialog: (onClose: () => void) => ReactNode }

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...props }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...props} onClick={() => setIsOpen(true)} />
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
