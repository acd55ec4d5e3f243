import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

/**
 * The YAML above the text of a Markdown file, between two lines of three dashes; with the end of the
 * first of them, so that its lines are counted as those of the file.
 */
const FRONT_MATTER = /^---(\r?\n[\s\S]*?)\r?\n---\r?\n/

/** Files that the site knows, as paths below the content folder. */
const KNOWN =
  /^(?:[\w-]+\.yaml|privacy\.md|articles\/[a-z0-9-]+\.md|(?:services|products|authors|testimonials|team|pricing)\/[a-z0-9-]+\.yaml|pictures\/.+)$/

/** What is wrong with the syntax of one file, if anything. */
function faultOf(folder: string, name: string): string | undefined {
  if (!KNOWN.test(name)) {
    return 'this file has no place here; names are lower case with hyphens and end in .yaml (articles in .md)'
  }
  if (name.startsWith('pictures/')) return undefined
  const text = readFileSync(path.join(folder, name), 'utf8')
  const yaml = name.endsWith('.md') ? FRONT_MATTER.exec(text)?.[1] : text
  if (yaml === undefined) return 'begins without its fields between two lines of ---'
  return parseDocument(yaml).errors[0]?.message
}

/**
 * Makes sure that every content file can be read at all, before its fields are checked: a file that
 * cannot would otherwise be left out in silence.
 * @param folder the content folder
 * @throws Error with one line a file: its path, and what is wrong where
 */
export function checkSyntax(folder: string): void {
  const faults = globSync('**/*.*', { cwd: folder })
    .filter((name) => !path.basename(name).startsWith('.'))
    .sort()
    .flatMap((name) => {
      const fault = faultOf(folder, name)
      return fault ? [`${folder}/${name}: ${fault}`] : []
    })
  if (faults.length > 0) throw new Error(`The content cannot be read:\n${faults.join('\n')}`)
}
