import { useSyncExternalStore } from 'react'
import { CONTACT_PATH } from '../../../contract/constants.ts'
import { REQUESTS, type Request } from '../../../contract/fields.ts'

/**
 * The address of the contact form with a request.
 * @param about what it is about, such as a plan or a product
 */
export const requestPath = (request: Request, about: string) =>
  `${CONTACT_PATH}?${new URLSearchParams({ [request]: about })}#get-in-touch`

/** Longer ones are cut, as the server does. */
const LONGEST_SUBJECT = 200

const never = () => () => {}

/** The request in the current address, and what it is about; none at build time. */
export function useRequest() {
  const query = new URLSearchParams(
    useSyncExternalStore(
      never,
      () => location.search,
      () => '',
    ),
  )
  const request = REQUESTS.find((one) => query.get(one)?.trim())
  const subject = request && query.get(request)?.trim().slice(0, LONGEST_SUBJECT)
  return { request, subject: subject ?? '' }
}
