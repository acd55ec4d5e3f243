const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text as a reader counts them: an emoji or a letter with its combining marks is one. */
export const charactersOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Cuts a text of more than `longest` characters to `kept`, and marks the cut with an ellipsis. */
export function cutText(text: string, longest: number, kept = longest): string {
  const characters = charactersOf(text)
  return characters.length > longest ? `${characters.slice(0, kept).join('')}…` : text
}

/** A card's description: 200 characters (specification, section 9). */
export const cutDescription = (text: string) => cutText(text, 200)

/** A title in the blog list: over 65 characters it is cut to 62 (specification, section 2). */
export const cutBlogTitle = (title: string) => cutText(title, 65, 62)
