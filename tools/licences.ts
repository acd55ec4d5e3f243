/** `npm run licences`: the packages in the built site, with version and licence. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LICENCES_FILE } from './finish-build/write-licences.ts'
import { readOptions } from './read-options.ts'

readOptions('npm run licences')
const file = path.join('build/client', LICENCES_FILE)
if (existsSync(file)) {
  console.log(readFileSync(file, 'utf8').split('\n\n')[0])
  console.log(`\nThe texts of these licences are in ${file}.`)
} else {
  console.error('There is no site yet: npm run build makes it.')
  process.exitCode = 1
}
