import { expect, test } from 'vitest'
import { siteContent } from '../../tests/content-file.ts'
import { issuesWith } from '../../tests/test-content.ts'

const SCRIPT = {
  ...{ name: 'Example Chat', purpose: 'It keeps the conversation.', starts: 'chat-button' },
  ...{ hosts: ['*.chat.example'], snippet: 'chat.js' },
}
const COUNT = { ...SCRIPT, starts: 'after-consent', snippet: 'count.js' }
const SNIPPET = "document.dispatchEvent(new CustomEvent('chat-ready', { detail: open }))"

/** The errors of these scripts of other companies with these snippets, without lines. */
const issuesOf = (scripts: object[], snippets: Record<string, string>) => {
  const fields = { ...siteContent.thirdParties, scripts }
  const files = Object.entries(snippets).map(([name, text]) => [`third-parties/${name}`, text])
  const changes = { 'third-parties.yaml': JSON.stringify(fields), ...Object.fromEntries(files) }
  return issuesWith(changes).map((issue) => issue.replace(/^content\/third-parties|:\d+(?=:)/g, ''))
}

test.each([
  ['is right', [SCRIPT], { 'chat.js': SNIPPET }, []],
  ['has no file', [SCRIPT], {}, ['.yaml: scripts[0].snippet: no file "chat.js"']],
  ['has a file that none names', [], { 'chat.js': SNIPPET }, ['/chat.js: is the snippet of no']],
  ['is HTML', [SCRIPT], { 'chat.js': `<script>${SNIPPET}</script>` }, ['/chat.js: is HTML: keep']],
  ['never says when a chat is ready', [SCRIPT], { 'chat.js': 'x()' }, ['/chat.js: never reports']],
  [
    'is no JavaScript',
    [SCRIPT],
    { 'chat.js': 'const a = // chat-ready' },
    ['/chat.js: is no Java'],
  ],
  ['is a second chat', [SCRIPT, SCRIPT], { 'chat.js': SNIPPET }, ['.yaml: scripts: only one']],
  [
    'declares a name of another one',
    [SCRIPT, COUNT],
    { 'chat.js': `const tag = 1; ${SNIPPET}`, 'count.js': `'use strict'\nvar tag = 2` },
    ['/count.js: declares "tag", as chat.js does'],
  ],
  [
    'has its names for itself, or shares what may be declared twice',
    [SCRIPT, COUNT],
    {
      'chat.js': `'use strict'\nconst a = 1; var c; ${SNIPPET}`,
      'count.js': `{ let a; var c = 010 }`,
    },
    [],
  ],
  [
    'names an address instead of a host',
    [{ ...SCRIPT, hosts: ['https://chat.example/'] }],
    { 'chat.js': SNIPPET },
    ['.yaml: scripts[0].hosts[0]: must be a host'],
  ],
])('A script of another company that %s', (_, scripts, snippets, expected) => {
  expect(issuesOf(scripts, snippets)).toEqual(
    expected.map((issue) => expect.stringContaining(issue)),
  )
})
