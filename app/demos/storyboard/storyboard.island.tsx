import { island } from '../../islands/island.tsx'
import { Storyboard } from './storyboard.tsx'

export default island('storyboard', Storyboard)

export const background = 'ink'
