import { island } from '../../islands/island.tsx'
import { Tabs } from './tabs.tsx'

export default island('tabs', Tabs)
