import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { prefetchStyles } from './prefetch-styles.ts'

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A link within the site; the page behind it is fetched at the first sign that it will be followed. */
export function Link({ to, ...props }: LinkProps) {
  const intend = () => prefetchStyles(to)
  return (
    <RouterLink
      prefetch="intent"
      discover="none"
      onPointerEnter={intend}
      onFocus={intend}
      to={to}
      {...props}
    />
  )
}
