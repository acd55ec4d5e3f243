/** Brings all content files into the form that the editor saves: part of `npm run format`. */
import path from 'node:path'
import { contentTexts } from '../../model/content-folder.ts'
import { rewritten } from '../../model/writing/write-file.ts'
import { readOptions } from '../read-options.ts'
import { replaceFile } from './stored-files.ts'

readOptions('npm run format')
for (const [file, text] of Object.entries(contentTexts())) {
  if (!/\.(?:yaml|md)$/.test(file)) continue
  const formed = rewritten(file, text)
  if (formed !== text) replaceFile(path.join('content', file), formed)
}
