/** Control characters but for the tab and the line's end: a terminal does what they say. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Words from outside as a person may read them: every control character as `\u001b`, in letters. */
export const printable = (text: string) => text.replace(CONTROLS, escaped)

/** The same in one line. */
export const printableLine = (text: string) => printable(text.replace(/\s+/g, ' '))
