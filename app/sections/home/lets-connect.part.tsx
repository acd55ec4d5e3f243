import { part } from '../../waking/part.tsx'
import { LetsConnect } from './lets-connect.tsx'

export default part('lets-connect', LetsConnect, { byItself: true })
