import { island } from '../../waking/island.tsx'
import { Tabs } from './tabs.tsx'

export default island('tabs', Tabs)
