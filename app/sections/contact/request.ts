import { useSyncExternalStore } from 'react'
import { CONTACT_PATH } from '../../../contract/constants.ts'
import type { Request } from '../../../contract/fields.ts'

/**
 * The address of the form of a request: `:target` shows that form in place of the general one.
 * @param about what it is about, such as a plan or a product
 */
export const requestPath = (request: Request, about: string) =>
  `${CONTACT_PATH}?${new URLSearchParams({ about })}#${request}`

const never = () => () => {}

/** What the current address asks about; empty at build time. */
export const useSubject = () =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('about')?.trim() ?? '',
    () => '',
  )
