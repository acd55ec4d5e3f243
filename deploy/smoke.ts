/** `npm run smoke -- URL [--without headers,ranges]`: whether a host serves the site as it should; exit code 1 if not. */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SMOKE_CHECKS, smokeOf } from './smoke-checks.ts'

const REDIRECTS = 'build/current/redirects.json'
const names = Object.keys(SMOKE_CHECKS)

async function main(): Promise<number> {
  const options = { without: { type: 'string', default: '' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [site = ''] = positionals
  if (!URL.canParse(site)) throw new Error('Name the address: npm run smoke -- https://…')
  const without = values.without.split(',').filter(Boolean)
  const unknown = without.find((name) => !names.includes(name))
  if (unknown) throw new Error(`"${unknown}" is not one of ${names.join(', ')}.`)
  const moved = existsSync(REDIRECTS)
    ? Object.entries<string>(JSON.parse(readFileSync(REDIRECTS, 'utf8')))
    : []
  const smoke = await smokeOf(site, moved)
  let failed = 0
  for (const [name, check] of Object.entries(SMOKE_CHECKS)) {
    if (without.includes(name)) continue
    const wrong = await Array.fromAsync(check(smoke))
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name}`, ...wrong].join('\n    '))
    failed += wrong.length
  }
  return failed === 0 ? 0 : 1
}

process.exitCode = await main().catch(({ message, cause }: Error) => {
  const reason = cause instanceof Error ? cause.message : message
  console.error(`${reason}\nAllowed: npm run smoke -- https://… [--without NAMES]`)
  return 1
})
