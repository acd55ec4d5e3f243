import { keepBudgets } from './page-budgets.ts'
import { KINDS, PAGES } from './site.ts'

keepBudgets(PAGES.filter((route) => !KINDS.includes(route)))
