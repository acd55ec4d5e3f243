/**
 * `npm run check-content`: checks every file in `content/` and prints one line per error. Exits with code
 * 1 if there is any. The build does the same first. Also writes the schemas with which editors complete and
 * validate content, and adds them to `.vscode/settings.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { issueLine } from '../schemas/content-issue.ts'
import { EDITOR_SCHEMAS, editorSchemas } from '../schemas/editor-schemas.ts'
import { readContentFolder } from './read-content-folder.ts'
import { readOptions } from './read-options.ts'

/** Checks the content, and prints its errors and warnings. @returns whether it is valid */
export function contentIsRight(): boolean {
  const { content, issues, warnings } = readContentFolder()
  for (const issue of [...issues, ...warnings]) console.error(issueLine(issue))
  if (!content) return false
  for (const { file, draft, from } of content.hidden) {
    console.log(
      draft
        ? `content/${file} is a draft. To publish it, remove its line "draft: true".`
        : `content/${file} is scheduled for ${from}. To publish it, build the site on that day or later.`,
    )
  }
  console.log('The content has no errors.')
  return true
}

const SETTINGS = '.vscode/settings.json'

/** Writes the schemas for editors, and into their settings the files that each schema is for. */
function writeEditorSchemas(): void {
  mkdirSync(EDITOR_SCHEMAS, { recursive: true })
  const schemas = editorSchemas()
  for (const { file, schema } of schemas) writeFileSync(file, JSON.stringify(schema))
  const settings = existsSync(SETTINGS) ? JSON.parse(readFileSync(SETTINGS, 'utf8')) : {}
  const files = Object.fromEntries(schemas.map(({ file, files }) => [`./${file}`, files]))
  writeFileSync(SETTINGS, `${JSON.stringify({ ...settings, 'yaml.schemas': files }, null, 2)}\n`)
}

if (import.meta.main) {
  readOptions('npm run check-content')
  writeEditorSchemas()
  process.exitCode = contentIsRight() ? 0 : 1
}
