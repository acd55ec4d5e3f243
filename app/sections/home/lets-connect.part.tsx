import { part } from '../../waking/part.tsx'
import { SHARED_FORM } from '../contact/contact-form.tsx'
import { LetsConnect } from './lets-connect.tsx'

export default part('lets-connect', LetsConnect, {
  byItself: true,
  shared: SHARED_FORM,
})
