import { caseStudies, first } from './content-file.ts'
import { KINDS, ROUTES, UNKNOWN_ADDRESS } from './site.ts'
import { testPage } from './test-page.ts'

// One page of each kind is in the short tests.
const OTHERS = [
  '/work',
  first(caseStudies).path,
  '/privacy',
  '/contact/thanks',
  '/search',
  UNKNOWN_ADDRESS,
]
for (const route of [...ROUTES, ...OTHERS]) if (!KINDS.includes(route)) testPage(route)
