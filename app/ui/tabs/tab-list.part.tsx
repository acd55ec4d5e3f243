import { part } from '../../waking/part.tsx'
import { TabList } from './tab-list.tsx'

export default part('tab-list', TabList)
