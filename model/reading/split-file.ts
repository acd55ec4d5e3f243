/** The fields of a content file as YAML and, in a Markdown file, the text below them, with the numbers of lines before. */
type Parts = {
  yaml: string
  before: number
  markdown?: { text: string; before: number }
  /** Why the parts cannot be told apart. */
  wrong?: string
}

/** What Windows writes before a text, and control characters that were pasted, which end a feed of XML. */
const UNWANTED = /^\uFEFF|(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** The only reader of content files: drops unwanted characters, unifies line ends, and splits Markdown files. */
export function splitFile(file: string, whole: string): Parts {
  const text = whole.replace(UNWANTED, '').replace(/\r\n?/g, '\n')
  if (!file.endsWith('.md')) return { yaml: text, before: 0 }
  const [head, yaml] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n+|$)/m.exec(text) ?? []
  if (head === undefined || yaml === undefined || !text.startsWith(head)) {
    const wrong = 'must begin with its fields between two lines of ---'
    return { yaml: '', before: 0, wrong }
  }
  const before = head.split('\n').length - 1
  return { yaml, before: 1, markdown: { text: text.slice(head.length), before } }
}
