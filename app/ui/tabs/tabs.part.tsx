import { part } from '../../waking/part.tsx'
import { Tabs } from './tabs.tsx'

export default part('tabs', Tabs)
