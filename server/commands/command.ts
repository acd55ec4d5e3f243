import type { ParseArgsConfig } from 'node:util'
import { OwnerError } from '../owner-error.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { STATUSES, type Status } from '../store/enquiry.ts'

/** What every command gets. */
export interface CommandContext {
  settings: Settings
  /** Undefined if there is no database yet, or the command opens none. */
  database: Database | undefined
  write(text: string): void
  now: () => number
}

/** A command of the command line. */
export interface Command {
  /** Its arguments, as the help shows them. */
  usage: string
  does: string
  options: NonNullable<ParseArgsConfig['options']>
  /** How the database is opened: not at all, to read, to change, or to change and create it if missing. */
  access: 'none' | 'read' | 'change' | 'create'
  run(
    context: CommandContext,
    given: Record<string, string | boolean | undefined>,
    positionals: string[],
  ): Promise<void> | void
}

/** Parses `--status`. Throws `OwnerError` for an unknown one. */
export function statusFrom(text: string | boolean | undefined): Status | undefined {
  if (text === undefined) return undefined
  const status = STATUSES.find((one) => one === text)
  if (!status) throw new OwnerError(`--status is "${text}", but must be ${oneOf(STATUSES)}.`)
  return status
}

/** The single id that a command takes. */
export function idFrom(positionals: string[], usage: string): string {
  const [id, ...more] = positionals
  if (!id || more.length > 0) throw new OwnerError(`This command needs one id: ${usage}`)
  return id.toLowerCase()
}

/** The single file that a command takes. */
export function fileFrom(positionals: string[], usage: string): string {
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new OwnerError(`This command needs one file: ${usage}`)
  return file
}

/** The error for an unknown id. */
export const noSuchEnquiry = (id: string) => new OwnerError(`There is no message ${id}.`)

/** `a, b or c`. */
export const oneOf = (all: readonly string[]) =>
  `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`
