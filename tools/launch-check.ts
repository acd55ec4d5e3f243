/**
 * `npm run launch-check`: lists what is invented in `content/`, with file and line: entries with
 * `sample: true`, and values that are reserved for examples. Exits with code 1 if there is any.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml'

/** An invented value: where it is, and what it is. */
export type Finding = { file: string; line: number; field: string; what: string }

/** The fields that can name an entry; the first existing one does. */
const LABELS = ['name', 'title', 'label', 'by', 'caption', 'text']

/** Values of our samples: addresses under `.example` (RFC 2606), and a phone number of zeros. */
const RESERVED =
  /(?:https?:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+example\b(?!\.)[\w/-]*|\+\d[\d ]*0000 ?0000\b/g

/**
 * An address at example.com or similar, which reaches nobody. In a sentence it is fine: it shows visitors
 * the format of an address. As the whole value of a field, or the target of a link, it is a leftover.
 */
const EXAMPLE =
  /^(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[\w/?=&#-]*$/

const contentFiles = (folder: string) => globSync('**/*.{yaml,md}', { cwd: folder }).sort()
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/**
 * Finds every `sample: true` in a content folder.
 * @param folder for example `content`
 * @throws Error with the file's name if it cannot be parsed
 */
export function findSamples(folder: string): Finding[] {
  return contentFiles(folder).flatMap((file) => {
    const lines = new LineCounter()
    const document = parseDocument(yamlPart(file, read(folder, file)), { lineCounter: lines })
    const [error] = document.errors
    if (error) throw new Error(`${folder}/${file} cannot be read: ${error.message.trim()}`)
    return samplesIn(document.contents).map(({ entry, field }) => {
      const mark = entry.items.find(({ key }) => isScalar(key) && key.value === 'sample')
      const start = isScalar(mark?.key) ? mark.key.range?.[0] : undefined
      return { file, line: lines.linePos(start ?? 0).line, field, what: nameOf(entry, file) }
    })
  })
}

/** Finds every reserved value in a content folder, except in comments. */
export function findReserved(folder: string): Finding[] {
  return contentFiles(folder).flatMap((file) => {
    const text = read(folder, file)
    const values = new Set(wholeValues(yamlPart(file, text)).filter((value) => EXAMPLE.test(value)))
    return text.split('\n').flatMap((line, index) => {
      if (file.endsWith('.yaml') && /^\s*#/.test(line)) return []
      const targets = Array.from(line.matchAll(/\]\(([^)\s]+)/g), ([, target = '']) => target)
      const found = new Set([
        ...(line.match(RESERVED) ?? []),
        ...Array.from(values).filter((value) => line.includes(value)),
        ...targets.filter((target) => EXAMPLE.test(target)),
      ])
      return Array.from(found, (what) => ({ file, line: index + 1, field: '', what }))
    })
  })
}

/** All values of fields and entries of lists. */
function wholeValues(yaml: string): string[] {
  const values: string[] = []
  visit(parseDocument(yaml), {
    Scalar(_, { value }) {
      if (typeof value === 'string') values.push(value.trim())
    },
  })
  return values
}

/** The YAML of a file, or of the fields of a Markdown file, with the same line numbers. */
function yamlPart(file: string, text: string): string {
  if (!file.endsWith('.md')) return text
  return `\n${/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''}`
}

type Sample = { entry: YAMLMap; field: string }

/** The marked entries of a tree, each with its path: `quotes.items[2].sample`. */
function samplesIn(node: unknown, way = ''): Sample[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => samplesIn(item, `${way}[${index}]`))
  if (!isMap(node)) return []
  const below = (name: unknown) => (way ? `${way}.${name}` : String(name))
  const own = node.get('sample') === true ? [{ entry: node, field: below('sample') }] : []
  return [...own, ...node.items.flatMap(({ key, value }) => samplesIn(value, below(key)))]
}

/** The name of an entry, or else of its file. */
function nameOf(entry: YAMLMap, file: string): string {
  const named = LABELS.map((label) => entry.get(label)).find((value) => typeof value === 'string')
  return String(named ?? path.basename(file)).trim()
}

/** Prints the findings and their number, and sets the exit code. */
function check(folder: string): void {
  const samples = findSamples(folder)
  const reserved = findReserved(folder)
  if (samples.length + reserved.length === 0) {
    console.log(`${folder}/ has no samples, and no example addresses or numbers.`)
    return
  }
  const show = (title: string, findings: Finding[]) => {
    if (findings.length === 0) return
    console.log(`${title}\n`)
    for (const { file, line, field, what } of findings) {
      console.log(`  ${folder}/${file}:${line}  ${field ? `${field}  ` : ''}${what}`)
    }
    console.log('')
  }
  show('These entries are samples. Replace each one, then remove its line `sample: true`:', samples)
  show('These are examples that reach nobody. Replace each one:', reserved)
  console.log(`Samples left: ${samples.length}. Examples left: ${reserved.length}.`)
  process.exitCode = 1
}

if (import.meta.main) {
  try {
    check('content')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
