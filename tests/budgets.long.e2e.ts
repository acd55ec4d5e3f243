import { keepBudgets } from './page-budgets.ts'
import { KINDS, ROUTES } from './site.ts'

keepBudgets(ROUTES.filter((route) => !KINDS.includes(route)))
