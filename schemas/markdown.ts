import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked'

/** A footnote's text, `[^label]: text`, where it is written. */
export type FootnoteToken = { type: 'footnote'; raw: string; label: string; tokens: Token[] }
/** A footnote's mark in a line, `[^label]`. */
export type FootnoteMarkToken = { type: 'footnoteMark'; raw: string; label: string }

/**
 * A footnote goes on to the next empty line, or to what cannot go on a paragraph; and after an empty
 * line as long as its lines stand four spaces in.
 */
const FOOTNOTE =
  /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?! {0,3}(?:\[\^[^\]\s]+\]:|#{1,6} |`{3}|~{3}|>))[^\n]*\S.*|(?:\n[ \t]*)+\n {4}.*\S.*)*)(?:\n|$)/

const footnote: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  childTokens: ['tokens'],
  start: (source) => /^ {0,3}\[\^[^\]\s]+\]:/m.exec(source)?.index,
  tokenizer(source): FootnoteToken | undefined {
    const [raw, label, text] = FOOTNOTE.exec(source) ?? []
    if (raw === undefined || label === undefined || text === undefined) return undefined
    const tokens = this.lexer.blockTokens(text.replace(/^ {1,4}/gm, ''), [])
    return { type: 'footnote', raw, label, tokens }
  },
}

const footnoteMark: TokenizerAndRendererExtension = {
  name: 'footnoteMark',
  level: 'inline',
  start: (source) => source.indexOf('[^'),
  tokenizer(source): FootnoteMarkToken | undefined {
    const [raw, label] = /^\[\^([^\]\s]+)\]/.exec(source) ?? []
    return raw && label ? { type: 'footnoteMark', raw, label } : undefined
  },
}

/** The one reader of Markdown, for the pages and for the checks: GitHub's Markdown with footnotes. */
export const marked = new Marked({ gfm: true, extensions: [footnote, footnoteMark] })
