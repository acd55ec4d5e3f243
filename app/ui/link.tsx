import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

/** A link within the site; the page behind it is fetched at the first sign that it will be followed. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink prefetch="intent" {...props} />
}
