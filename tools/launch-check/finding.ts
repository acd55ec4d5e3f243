/** Something in `content/` that should not go live as it is. */
export type Finding = {
  /** The name of the rule. */
  rule: string
  /** Path below `content/`. */
  file: string
  /** Counted from 1. */
  line: number
  /** The path of the field, such as `items[2].alt`; `content` for the text of a Markdown file. */
  field: string
  /** As in `ContentIssue`. */
  textLine?: number | undefined
  /** What was found there. */
  what: string
  /** What is wrong with it, where the rule alone does not say so. */
  why?: string
}

/** A finding of a rule at a place of the content. */
export const finding = (
  rule: string,
  { file, line, field }: Pick<Finding, 'file' | 'line' | 'field'>,
  what: string,
  why?: string,
): Finding => ({ rule, file, line, field, what, ...(why && { why }) })
