import { part } from '../../../waking/part.tsx'
import { RuleRunner } from './rule-runner.tsx'

export default part('rule-runner', RuleRunner)

export const background = 'ink'
