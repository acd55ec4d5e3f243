import { island } from '../../islands/island.tsx'
import { SHARED_FORM } from '../contact/contact-form.tsx'
import { LetsConnect } from './lets-connect.tsx'

export default island('lets-connect', LetsConnect, {
  eager: true,
  shared: SHARED_FORM,
})
