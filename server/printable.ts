/**
 * Control characters except tab and newline, and those that change the direction of text (Unicode's
 * Bidi_Control): a terminal obeys them.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Text from outside, made safe to display: each such character is written out, as `\u001b`. */
export const printable = (text: string) => text.replace(CONTROLS, escaped)

/** Like `printable`, but on one line. */
export const printableLine = (text: string) => printable(text.replace(/\s+/g, ' '))
