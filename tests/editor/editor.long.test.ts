import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { services } from '../content-file.ts'
import { composesPages } from './cases/blocks.ts'
import { changesEntries } from './cases/entries.ts'
import { changesFields } from './cases/fields.ts'
import { refusesOthers } from './cases/other-sites.ts'
import { editsPages } from './cases/preview.ts'
import { publishes } from './cases/publishing.ts'
import { changesTexts } from './cases/texts.ts'
import { usesTools } from './cases/tools.ts'
import { writesTexts } from './cases/writing.ts'
import { editorSession } from './session.ts'

/** All tests share one editor, because it takes long to start. */
const session = editorSession()

describe('The editor', { retry: 1 }, () => {
  session.putsBack()
  changesTexts(session)
  changesFields(session)
  writesTexts(session)
})

describe('The preview', { retry: 1 }, () => {
  session.putsBack()
  editsPages(session)
})

describe('Owners', { retry: 1 }, () => {
  session.putsBack()
  composesPages(session)
})

describe('Files of a folder', { retry: 1 }, () => {
  session.putsBack()
  changesEntries(session)
})

describe('The tools', { retry: 1 }, () => {
  session.putsBack()
  usesTools(session)
})

describe('Other sites', () => refusesOthers(session))

describe('Publishing', () => publishes(session))

test('A file is the old or the new one when the process is killed while it saves', async () => {
  const file = `services/${services[0]?.slug}.yaml`
  const before = session.read(file)
  const state = await (await fetch(`${session.url()}/api/file?file=${file}`)).json()
  const texts = new Set([before])
  let { version } = state
  let killed: Promise<void> | undefined
  const saves = (async () => {
    for (let turn = 0; ; turn++) {
      const values = { ...state.values, title: `${'Kites '.repeat(turn % 9)}${turn}` }
      const answer = await session.send('save', { file, values, version })
      version = (await answer.json()).state.version
      texts.add(session.read(file))
      if (turn === 3)
        setTimeout(() => {
          killed = session.kill()
        }, 40)
    }
  })()
  await expect(saves).rejects.toThrow()
  await killed
  expect(texts.size).toBeGreaterThan(3)
  const rest = (text: string) => text.slice(text.indexOf('\n', text.indexOf('title:')))
  expect(rest(session.read(file))).toBe(rest(before))
  writeFileSync(session.place(file), before)
})
