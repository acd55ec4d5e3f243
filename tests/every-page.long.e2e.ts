import { caseStudies, first } from './content-file.ts'
import { ROUTES, UNKNOWN_ADDRESS } from './site.ts'
import { testPage } from './test-page.ts'

const OTHERS = [
  '/work',
  first(caseStudies).path,
  '/privacy',
  '/contact/thanks',
  '/search',
  UNKNOWN_ADDRESS,
]
for (const route of new Set([...ROUTES, ...OTHERS])) testPage(route, true)
