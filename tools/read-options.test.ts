import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { runQuietly } from './run-quietly.ts'

/**
 * The programs to which npm passes the arguments of a command: the last of each script. The copy for
 * another agency (`npm run test:rebrand`) has no `tests/rebrand`.
 */
const COMMANDS = Object.entries(packageJson.scripts).flatMap(([name, script]) => {
  const [, program] = /(?:^|&& )node (\S+)$/.exec(script) ?? []
  return program && existsSync(program) && !/^pre/.test(name) ? [{ name, program }] : []
})

test.concurrent.for(COMMANDS)(
  'npm run $name refuses an unknown option, and says what is allowed',
  { timeout: 30_000 },
  async ({ program }) => {
    const { code, output } = await runQuietly(process.execPath, [program, '--unknown'])
    expect(code).not.toBe(0)
    expect(output).toContain('--unknown')
    expect(output).toMatch(/allowed|must be|is not one of|there are:/i)
    expect(output, 'without a stack trace').not.toContain('    at ')
  },
)
