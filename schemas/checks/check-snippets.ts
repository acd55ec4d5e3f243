import { SNIPPETS_FOLDER } from '../third-parties.ts'
import type { Across } from './across.ts'

/** What is wrong with a snippet; undefined if nothing is. */
function wrongIn(text: string, isChat: boolean): string | undefined {
  if (/^\s*<(?:script|!--)/im.test(text))
    return 'is HTML: keep what is between <script> and </script>, and write <script src="…"> as docs/owner.md shows'
  return isChat && !text.includes('chat-ready')
    ? 'never reports chat-ready, so no button could open the chat: docs/owner.md has an example'
    : undefined
}

/** Checks that every script of another company has its snippet, in JavaScript, and that no other file is there. */
export function checkSnippets({ content: { thirdParties }, snippets, report }: Across): void {
  if (!thirdParties) return
  const unused = new Set(Object.keys(snippets))
  for (const [index, { snippet, starts }] of thirdParties.scripts.entries()) {
    unused.delete(snippet)
    const text = snippets[snippet]
    const missing = `no file "${snippet}" in content/${SNIPPETS_FOLDER}`
    if (text === undefined) report('third-parties.yaml', ['scripts', index, 'snippet'], missing)
    const wrong = text && wrongIn(text, starts === 'chat-button')
    if (wrong) report(SNIPPETS_FOLDER + snippet, '', wrong)
  }
  for (const file of unused)
    report(SNIPPETS_FOLDER + file, '', 'is the snippet of no script in third-parties.yaml')
}
