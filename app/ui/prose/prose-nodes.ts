import type { PictureSources } from '../picture/picture.tsx'

/** A picture in a text, with the line under it. */
export type ProsePicture = { picture: PictureSources; caption: string | null }

/** What a line of text is made of. */
export type ProseInline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: ProseInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; title: string | null; children: ProseInline[] }
  | ({ kind: 'picture' } & ProsePicture)
  | { kind: 'footnoteMark'; number: number; id: string; href: string; label: string }
  | { kind: 'break' }

/** An entry of a list; one of a list of tasks begins with its box instead of a bullet. */
export type ProseItem = { task: boolean; blocks: ProseBlock[] }

export type ProseTableCell = { align: 'left' | 'center' | 'right' | null; children: ProseInline[] }

/** What a text is made of, from top to bottom. */
export type ProseBlock =
  | { kind: 'paragraph'; children: ProseInline[] }
  /** The text of an entry in a list whose entries are no paragraphs. */
  | { kind: 'line'; children: ProseInline[] }
  | { kind: 'heading'; level: number; id: string; text: string; children: ProseInline[] }
  /** `start` is the number of the first entry, `null` where the entries have no numbers. */
  | { kind: 'list'; start: number | null; items: ProseItem[] }
  | { kind: 'quote'; blocks: ProseBlock[] }
  | { kind: 'code'; text: string; language: string; label: string }
  | { kind: 'table'; head: ProseTableCell[]; rows: ProseTableCell[][]; label: string }
  | ({ kind: 'figure' } & ProsePicture)
  | { kind: 'rule' }

/** A footnote, and the links back to where it is marked. */
export type ProseFootnote = {
  id: string
  blocks: ProseBlock[]
  back: { href: string; label: string }[]
}
