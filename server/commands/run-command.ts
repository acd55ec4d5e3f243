import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OwnerError } from '../../contract/owner-error.ts'
import { readSettings } from '../settings.ts'
import { siteRelease } from '../site/site-release.ts'
import { isDatabaseError } from '../store/database.ts'
import { DATABASE_FILE, openDatabase } from '../store/sqlite.ts'
import { COMMANDS, type Command, type CommandContext, type Given, oneOf } from './commands.ts'

type World = Pick<CommandContext, 'write'> & { environment: Record<string, string | undefined> }

/** Runs the command that the owner typed. Throws `OwnerError` saying what is wrong and what is allowed. */
export async function runCommand(typed: readonly string[], world: World): Promise<void> {
  const [name = 'help', ...rest] = typed
  if (name === 'help' || name === '--help' || name === '-h') return world.write(help())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    const names = [...Object.keys(COMMANDS), 'help']
    throw new OwnerError(`There is no command "${name}": it must be ${oneOf(names)}.`)
  }
  const { given, first, second } = parse(name, command, rest)
  const settings = readSettings(world.environment)
  const { databaseUrl, dataDir } = settings
  const isThere = databaseUrl || existsSync(join(dataDir, DATABASE_FILE))
  if (!isThere && !command.createsDatabase)
    throw new OwnerError(`There are no enquiries in ${dataDir} yet.`)
  const database = await openDatabase(settings)
  try {
    const site = () => siteRelease(settings.siteDir)().settings
    await command.run({ ...world, settings, database, site }, given, first, second)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    throw new OwnerError(`The enquiries cannot be used: ${error.message}.`)
  } finally {
    await database.close()
  }
}

function parse(name: string, { usage, options = {} }: Command, args: string[]) {
  const wanted = (usage.split(/ ?[[|]/)[0] ?? '').split(' ').filter(Boolean)
  try {
    const config = { args, options, allowPositionals: wanted.length > 0, strict: true }
    const { values, positionals } = parseArgs(config)
    const isInstead = usage.includes(' | ') && Object.keys(values).length > 0
    if (positionals.length !== (isInstead ? 0 : wanted.length))
      throw new Error(`This command needs one ${wanted.join(' and one ')}`)
    const [first = '', second = ''] = positionals
    return {
      given: values as Given,
      first: wanted[0] === 'ID' ? first.toLowerCase() : first,
      second,
    }
  } catch (error) {
    // The message says what is wrong; we add what is allowed.
    const [reason] = (error as Error).message.split(/[.\n]/)
    throw new OwnerError(`${reason}. You can write: ${name} ${usage}`.trim())
  }
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, does }]) => `  ${`${name} ${usage}`.trim()}\n      ${does}\n`,
  )
  return `npm run messages -- COMMAND\n\n${lines.join('')}`
}
