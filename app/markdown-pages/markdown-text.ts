/** Pieces of Markdown: each a block of text without an empty line around it. */

type Titled = { title: string; text: string }

/** Blocks under one another; what is left out leaves no gap. */
export const blocks = (...parts: (string | false | undefined)[]) =>
  parts.filter((part) => part).join('\n\n')

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const numbered = (lines: readonly string[]) =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

export const section = (title: string, ...parts: (string | false | undefined)[]) =>
  blocks(`## ${title}`, ...parts)

/** Titles with their texts, as a list. */
export const titledList = (items: readonly Titled[]) =>
  bullets(items.map(({ title, text }) => `**${title}** ${text}`))

/** Titles with their texts, one after the other. */
export const titledSteps = (items: readonly Titled[]) =>
  numbered(items.map(({ title, text }) => `**${title}** ${text}`))

export const questions = (items: readonly { question: string; answer: string }[]) =>
  blocks(...items.map(({ question, answer }) => blocks(`### ${question}`, answer)))

/** A table; a line of text may hold what would end a cell. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')
}
