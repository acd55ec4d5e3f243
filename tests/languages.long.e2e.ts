import { builtPages, LANGUAGES } from './built-site.ts'
import { testPage } from './test-page.ts'

for (const name of LANGUAGES)
  for (const { path } of builtPages(name).filter(({ path }) => path !== '/404'))
    testPage(`/${name}${path === '/' ? '' : path}`)
