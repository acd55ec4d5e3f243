import { contentTexts } from '../model/content-folder.ts'
import { languagesIn } from '../model/languages/translate.ts'
import { builtPages } from './built-site.ts'
import { testPage } from './test-page.ts'

for (const name of languagesIn(contentTexts()))
  for (const { path } of builtPages(name)) testPage(`/${name}${path === '/' ? '' : path}`)
