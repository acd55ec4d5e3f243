import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OwnerError } from '../owner-error.ts'
import { readSettings } from '../settings.ts'
import { isDatabaseError } from '../store/database.ts'
import { DATABASE_FILE, openDatabase } from '../store/sqlite.ts'
import { count, mark } from './answers.ts'
import { type Command, type CommandContext, type Given, oneOf } from './command.ts'
import { backup, list, notSpam, remove, restore, retry, selfTest, show } from './commands.ts'
import { exportCsv } from './export.ts'

const COMMANDS: Record<string, Command> = {
  list,
  show,
  export: exportCsv,
  retry,
  'not-spam': notSpam,
  mark,
  count,
  delete: remove,
  backup,
  restore,
  'self-test': selfTest,
}

type World = Pick<CommandContext, 'write'> & {
  environment: Record<string, string | undefined>
}

/** Runs the command that the owner typed. Throws `OwnerError` saying what is wrong and what is allowed. */
export async function runCommand(typed: readonly string[], world: World): Promise<void> {
  const [name = 'help', ...rest] = typed
  if (name === 'help' || name === '--help' || name === '-h') return world.write(help())
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    const names = [...Object.keys(COMMANDS), 'help']
    throw new OwnerError(`There is no command "${name}": it must be ${oneOf(names)}.`)
  }
  const { values, argument } = parse(name, command, rest)
  const settings = readSettings(world.environment)
  const { databaseUrl, dataDir } = settings
  const isThere = databaseUrl || existsSync(join(dataDir, DATABASE_FILE))
  const database = isThere || command.access === 'create' ? await openDatabase(settings) : undefined
  try {
    await command.run({ ...world, settings, database }, values, argument)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    throw new OwnerError(`The enquiries cannot be used: ${error.message}.`)
  } finally {
    await database?.close()
  }
}

/** A command takes what its usage names first, an id or a file, or instead of it an option after `|`. */
function parse(name: string, { usage, options }: Command, args: string[]) {
  const [, what, orOption] = /^(ID|FILE)( \|)?/.exec(usage) ?? []
  const allowed = `You can write: ${name} ${usage}`.trim()
  try {
    const config = { args, options, allowPositionals: what !== undefined, strict: true }
    const { values, positionals } = parseArgs(config)
    const isInstead = Boolean(orOption) && Object.keys(values).length > 0
    if (what && positionals.length !== (isInstead ? 0 : 1))
      throw new Error(`This command needs one ${what}`)
    const [argument = ''] = positionals
    return { values: values as Given, argument: what === 'ID' ? argument.toLowerCase() : argument }
  } catch (error) {
    // The message says what is wrong; we add what is allowed.
    throw new OwnerError(`${(error as Error).message.split(/[.\n]/)[0]}. ${allowed}`)
  }
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, does }]) => `  ${`${name} ${usage}`.trim()}\n      ${does}\n`,
  )
  return `npm run messages -- COMMAND\n\n${lines.join('')}`
}
