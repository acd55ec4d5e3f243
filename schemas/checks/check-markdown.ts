import type { Across } from './across.ts'

/** Checks that a text contains no HTML or slips, which the page would show as text, and no incomplete footnotes. */
export function checkMarkdown({ read, report }: Across): void {
  for (const [file, { texts }] of read) {
    const ids = texts.flatMap(({ headings }) => headings)
    for (const { id, line } of ids.filter(
      (one, at) => ids.findIndex(({ id }) => id === one.id) < at,
    ))
      report(file, 'text', `another heading of this page is called "${id}" in addresses`, { line })
    const slips = texts.flatMap(({ slips }) => slips)
    const footnotes = texts.flatMap(({ footnotes }) => footnotes)
    const footnoteMarks = texts.flatMap(({ footnoteMarks }) => footnoteMarks)
    const tell = (field: string, wrong: string, line: number) =>
      report(file, field, wrong, { line })

    for (const { field, wrong, line } of slips) tell(field, wrong, line)
    const written = new Set<string>()
    for (const { label, line } of footnotes) {
      if (written.has(label)) tell('footnote', `[^${label}] already has a text`, line)
      written.add(label)
    }
    const marked = new Set(footnoteMarks.map(({ label }) => label))
    for (const { label, line } of footnotes) {
      if (!marked.has(label)) tell('footnote', `nothing refers to [^${label}]`, line)
    }
  }
}
