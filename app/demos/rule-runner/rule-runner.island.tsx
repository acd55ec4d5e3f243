import { island } from '../../islands/island.tsx'
import { RuleRunner } from './rule-runner.tsx'

export default island('rule-runner', RuleRunner)

export const background = 'ink'
