/** Control characters, except tab and newline, and Unicode's Bidi_Control: a terminal obeys them. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Text from outside, made safe for a terminal: each such character is written out, as `\u001b`. */
export const printable = (text: string) => text.replace(CONTROLS, escaped)

/** Like `printable`, but on one line. */
export const printableLine = (text: string) => printable(text.replace(/\s+/g, ' '))

/** Those at the ends of a line; the lookbehind keeps the search linear. */
const MARKS_AT_ENDS = /^\p{Bidi_Control}+|(?<!\p{Bidi_Control})\p{Bidi_Control}+$/gmu

const LINE_WITH_MARKS = /^.*\p{Bidi_Control}.*$/gmu

/** Isolates, and their end: one more end would close the isolate around the line. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Text from outside, made safe for a mail. Characters that change the direction of text come with copied numbers and
 * right-to-left names: a line with some is isolated (Unicode Standard Annex 9). Other controls are written out.
 */
export const isolated = (text: string) =>
  text
    .replace(/(?![\t\n])\p{Cc}/gu, escaped)
    .replace(MARKS_AT_ENDS, '')
    .replace(LINE_WITH_MARKS, (line) => `\u2068${line.replace(ISOLATES, '')}\u2069`)

/** Like `isolated`, but on one line. */
export const isolatedLine = (text: string) => isolated(text.replace(/\s+/g, ' '))

/**
 * Text for a chat program, which obeys markup such as `<!channel>` (Slack) and `[words](https://…)` (Markdown).
 * https://docs.slack.dev/messaging/formatting-message-text#escaping
 */
export const chatText = (text: string) =>
  isolated(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\](?=[([:])/g, '] ')
