import { turning } from './content-file.ts'
import { testTurning } from './turning-hero.ts'

for (const one of turning.slice(1)) testTurning(one)
