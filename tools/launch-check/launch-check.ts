/** `npm run launch-check`: lists what should not go live; exit code 1, unless it is only links that nobody could tell. */

import { readOptions } from '../read-options.ts'
import { findAll, RULES } from './find-all.ts'
import type { Finding } from './read-texts.ts'

const FOLDER = 'content'

function print(findings: Finding[]): void {
  if (findings.length === 0) {
    console.log('Nothing needs attention before going live.')
    return
  }
  const groups = Map.groupBy(findings, ({ rule }) => rule)
  for (const [rule, advice] of Object.entries(RULES)) {
    const group = groups.get(rule)
    if (!group) continue
    console.log(`${advice}\n`)
    for (const { file, line, field, what, why } of group)
      console.log(
        `  ${FOLDER}/${file}:${line}  ${field ? `${field}  ` : ''}${what}${why ? ` (${why})` : ''}`,
      )
    console.log('')
  }
  console.log(Array.from(groups, ([rule, { length }]) => `${rule}: ${length}`).join(', '))
}

const { json, links = false } = readOptions('npm run launch-check -- [--json] [--links]', {
  options: { json: { type: 'boolean' }, links: { type: 'boolean' } },
}).values
const findings = await findAll(FOLDER, { links })
if (json) console.log(JSON.stringify(findings, null, 2))
else print(findings)
process.exitCode = findings.some(({ rule }) => rule !== 'untold') ? 1 : 0
