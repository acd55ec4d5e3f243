import { describe } from 'vitest'
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
