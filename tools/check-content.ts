/**
 * `npm run check-content`: reads every file under `content/` and says what is wrong with it, one line
 * a fault. Ends with code 1 when there is any. The build does the same before anything else. Also
 * writes the schemas that editors complete and underline content by.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { EDITOR_SCHEMAS, editorSchemas } from '../schemas/editor-schemas.ts'
import { faultLine } from '../schemas/fault.ts'
import { localDay } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'
import { securityExpiry } from './security-expiry.ts'

/** Checks the content, and prints what is wrong with it or, in one line, that nothing is. */
export function contentIsRight(): boolean {
  const { content, faults } = readContentFolder()
  for (const fault of faults) console.error(faultLine(fault))
  if (!content) return false
  for (const { slug, published } of content.scheduled) {
    console.log(
      `content/articles/${slug}.md is scheduled for ${published}; a build from then on shows it.`,
    )
  }
  const expiry = securityExpiry(content.site.security.expires, localDay())
  if (expiry) console.log(expiry)
  console.log('The content is right.')
  return true
}

if (import.meta.main) {
  mkdirSync(EDITOR_SCHEMAS, { recursive: true })
  for (const { file, schema } of editorSchemas()) writeFileSync(file, JSON.stringify(schema))
  process.exitCode = contentIsRight() ? 0 : 1
}
