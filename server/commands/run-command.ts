import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OwnerError } from '../owner-error.ts'
import { readSettings, type Settings } from '../settings.ts'
import { isDatabaseError } from '../store/database.ts'
import { openDatabase } from '../store/open-database.ts'
import { DATABASE_FILE, openForReading } from '../store/sqlite.ts'
import { type Command, type CommandContext, type Given, oneOf } from './command.ts'
import { backup, list, notSpam, remove, restore, retry, show } from './commands.ts'
import { exportCsv } from './export.ts'
import { selfTest } from './self-test.ts'

const COMMANDS: Record<string, Command> = {
  list,
  show,
  export: exportCsv,
  retry,
  'not-spam': notSpam,
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
  const { values, positionals } = parse(name, command, rest)
  const settings = readSettings(world.environment)
  const database = await openFor(command.access, settings)
  try {
    await command.run({ ...world, settings, database }, values, positionals)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    throw new OwnerError(`The enquiries cannot be used: ${error.message}.`)
  } finally {
    await database?.close()
  }
}

async function openFor(access: Command['access'], settings: Settings) {
  const { databaseUrl, dataDir } = settings
  const isThere = databaseUrl !== undefined || existsSync(join(dataDir, DATABASE_FILE))
  if (access !== 'create' && !isThere) return undefined
  if (access === 'read' && !databaseUrl) return openForReading(dataDir)
  return openDatabase(settings)
}

function parse(name: string, command: Command, args: string[]) {
  try {
    const takesArgument = /^(?:ID|FILE)\b/.test(command.usage)
    const config = { args, options: command.options, allowPositionals: takesArgument, strict: true }
    const { values, positionals } = parseArgs(config)
    return { values: values as Given, positionals }
  } catch (error) {
    // Node's message says what is wrong; we add what is allowed.
    const problem = (error as Error).message.split(/[.\n]/)[0]
    throw new OwnerError(`${problem}. You can write: ${name} ${command.usage}`.trim())
  }
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, does }]) => `  ${`${name} ${usage}`.trim()}\n      ${does}\n`,
  )
  return `npm run messages -- COMMAND\n\n${lines.join('')}`
}
