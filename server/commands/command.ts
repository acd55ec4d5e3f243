import type { ParseArgsConfig } from 'node:util'
import { OwnerError } from '../owner-error.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { STATUSES, type Status } from '../store/enquiries.ts'

/** What every command gets. */
export interface CommandContext {
  settings: Settings
  /** Undefined if there is no database yet. */
  database: Database | undefined
  write(text: string): void
}

export type Given = Record<string, string | boolean | undefined>

/** A command of the command line. */
export interface Command {
  /** Its arguments, as the help shows them. */
  usage: string
  does: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Whether it reads the enquiries, changes them, or also creates a database where there is none. */
  access: 'read' | 'change' | 'create'
  run(context: CommandContext, given: Given, argument: string): Promise<void> | void
}

/** Parses `--status`. Throws `OwnerError` for an unknown one. */
export function statusFrom({ status: text }: Given): Status | undefined {
  if (text === undefined) return undefined
  const status = STATUSES.find((one) => one === text)
  if (!status) throw new OwnerError(`--status is "${text}", but must be ${oneOf(STATUSES)}.`)
  return status
}

/** `a, b or c`. */
export const oneOf = (all: readonly string[]) =>
  `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`
