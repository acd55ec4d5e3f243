import { keepBudgets } from './page-budgets.ts'
import { FEW, PAGES } from './site.ts'

keepBudgets(PAGES.filter((route) => !FEW.includes(route)))
