import type { Across } from './across.ts'

/** Checks that a text contains no HTML or slips, which the page would show as text, and no incomplete footnotes. */
export function checkMarkdown({ read, report }: Across): void {
  for (const [file, { markdown }] of read) {
    if (!markdown) continue
    const { slips, footnotes, footnoteMarks } = markdown
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
