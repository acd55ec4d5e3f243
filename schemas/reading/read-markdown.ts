/** The two parts of a Markdown file, each with the number of lines before it. */
type Parts = { yaml: string; before: number; markdown?: { text: string; before: number } }

/**
 * Splits a Markdown file into its fields, YAML between two lines of three dashes, and its text.
 */
export function readMarkdown(file: string): Parts | { wrong: string } {
  const [head, yaml] = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(file) ?? []
  if (head === undefined || yaml === undefined || !file.startsWith(head)) {
    return { wrong: 'must begin with its fields between two lines of ---' }
  }
  const text = file.slice(head.length)
  return { yaml, before: 1, markdown: { text, before: head.split('\n').length - 1 } }
}
