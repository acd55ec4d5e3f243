import type { Token } from 'marked'
import { fillIn } from '../contract/fill-in.ts'
import { type FootnoteToken, marked } from '../schemas/markdown.ts'
import type { ProseBlock, ProseFootnote, ProseInline } from './ui/prose/prose-nodes.ts'

/**
 * Numbers the footnotes of a text as their marks are met.
 * @param labels names of a mark and of the way back to it; `{number}` is filled in
 */
export function numberFootnotes(
  tokens: Token[],
  labels: { footnote: string; footnoteBack: string },
) {
  const written = new Map<string, Token[]>()
  marked.walkTokens(tokens, (any) => {
    const token = any as FootnoteToken
    if (token.type === 'footnote' && !written.has(token.label)) {
      written.set(token.label, token.tokens)
    }
  })
  /** Labels in the order of their first marks, each with how often it is marked. */
  const marks = new Map<string, number>()
  const numberOf = (label: string) => [...marks.keys()].indexOf(label) + 1
  const markId = (number: number, time: number) => `fnref:${number}${time > 1 ? `:${time}` : ''}`

  return {
    /** What stands in the line; nothing where no footnote has that label. */
    mark(label: string): ProseInline | undefined {
      if (!written.has(label)) return undefined
      const time = (marks.get(label) ?? 0) + 1
      marks.set(label, time)
      const number = numberOf(label)
      return {
        kind: 'footnoteMark',
        number,
        id: markId(number, time),
        href: `#fn:${number}`,
        label: fillIn(labels.footnote, { number }),
      }
    },
    /** The footnotes that are marked; one may mark others, which then follow. */
    texts(read: (tokens: Token[]) => ProseBlock[]): ProseFootnote[] {
      const texts: ProseBlock[][] = []
      for (const label of marks.keys()) texts.push(read(written.get(label) ?? []))
      return [...marks].map(([, times], index) => {
        const number = index + 1
        const back = Array.from({ length: times }, (_, time) => ({
          href: `#${markId(number, time + 1)}`,
          label: fillIn(labels.footnoteBack, { number }),
        }))
        return { id: `fn:${number}`, blocks: texts[index] ?? [], back }
      })
    },
  }
}
