/**
 * `npm run launch-check`: lists what is still made up in `content/`, with file and line: entries that
 * say `sample: true`, and values that are reserved for examples. Ends with code 1 while there is any.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml'

/** Something made up: where it stands, and what it is. */
export type Finding = { file: string; line: number; field: string; what: string }

/** The fields that say whose entry it is; the first that there is names it. */
const LABELS = ['name', 'title', 'label', 'by', 'caption', 'text']

/** What our samples stand in, wherever it is: addresses under `.example` (RFC 2606), and a phone number of zeros. */
const RESERVED =
  /(?:https?:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+example\b(?!\.)[\w/-]*|\+\d[\d ]*0000 ?0000\b/g

/**
 * An address at example.com and the like, which reaches nobody. In a sentence it is right: it shows a
 * visitor what an address looks like. As a field's whole value, or where a link leads, it is left over.
 */
const EXAMPLE =
  /^(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[\w/?=&#-]*$/

const contentFiles = (folder: string) => globSync('**/*.{yaml,md}', { cwd: folder }).sort()
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/**
 * Every `sample: true` in a folder of content files.
 * @param folder for example `content`
 * @throws Error with the file's name where one cannot be read
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

/** Every reserved value in a folder of content files, comments left out. */
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

/** The texts that are fields' values or entries of lists, each as a whole. */
function wholeValues(yaml: string): string[] {
  const values: string[] = []
  visit(parseDocument(yaml), {
    Scalar(_, { value }) {
      if (typeof value === 'string') values.push(value.trim())
    },
  })
  return values
}

/** The YAML of a file: the whole, or what stands between an article's `---` lines, on the same lines. */
function yamlPart(file: string, text: string): string {
  if (!file.endsWith('.md')) return text
  return `\n${/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''}`
}

type Sample = { entry: YAMLMap; field: string }

/** The entries of a tree that are marked, each with the way to it: `quotes.items[2].sample`. */
function samplesIn(node: unknown, way = ''): Sample[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => samplesIn(item, `${way}[${index}]`))
  if (!isMap(node)) return []
  const below = (name: unknown) => (way ? `${way}.${name}` : String(name))
  const own = node.get('sample') === true ? [{ entry: node, field: below('sample') }] : []
  return [...own, ...node.items.flatMap(({ key, value }) => samplesIn(value, below(key)))]
}

/** What an entry calls itself; one that does not is called by its file. */
function nameOf(entry: YAMLMap, file: string): string {
  const named = LABELS.map((label) => entry.get(label)).find((value) => typeof value === 'string')
  return String(named ?? path.basename(file)).trim()
}

/** Prints what is found and says how many; the exit code tells programs. */
function check(folder: string): void {
  const samples = findSamples(folder)
  const reserved = findReserved(folder)
  if (samples.length + reserved.length === 0) {
    console.log(`Nothing in ${folder}/ is marked as a sample, and no reserved value is left.`)
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
  show('Marked `sample: true`: replace it, then take the line out', samples)
  show('Reserved for examples: reaches nobody', reserved)
  console.log(`${samples.length} samples and ${reserved.length} reserved values are left.`)
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
