/**
 * Control characters but for the tab and the line's end, and those that change the direction of
 * what follows (Unicode's Bidi_Control): a terminal does what they say.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Words from outside as a person may read them: every such character as `\u001b`, in letters. */
export const printable = (text: string) => text.replace(CONTROLS, escaped)

/** The same in one line. */
export const printableLine = (text: string) => printable(text.replace(/\s+/g, ' '))
