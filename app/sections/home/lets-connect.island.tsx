import { island } from '../../islands/island.tsx'
import { LetsConnect } from './lets-connect.tsx'

export default island('lets-connect', LetsConnect)
