import { heroDemos } from './content-file.ts'
import { testHeroDemo } from './hero-demo.ts'

for (const one of heroDemos.slice(1)) testHeroDemo(one)
