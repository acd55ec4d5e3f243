import { part } from '../../../waking/part.tsx'
import { Storyboard } from './storyboard.tsx'

export default part('storyboard', Storyboard)

export const background = 'ink'
