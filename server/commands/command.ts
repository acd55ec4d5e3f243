import type { DatabaseSync } from 'node:sqlite'
import type { ParseArgsConfig } from 'node:util'
import { OwnerError } from '../owner-error.ts'
import type { Settings } from '../settings.ts'
import { STATUSES, type Status } from '../store/enquiry.ts'

/** What a command works with. */
export interface CommandContext {
  settings: Settings
  /** Nothing while no message has ever come in. */
  database: DatabaseSync | undefined
  write(text: string): void
  now: () => number
}

/** One thing the owner can ask for. */
export interface Command {
  /** What to type, after the command's name. */
  usage: string
  does: string
  options: NonNullable<ParseArgsConfig['options']>
  /** What it does to the database: only reads it, changes it, or also makes it where there is none. */
  access: 'read' | 'change' | 'create'
  run(
    context: CommandContext,
    given: Record<string, string | boolean | undefined>,
    words: string[],
  ): Promise<void> | void
}

/** Reads `--status`. */
export function statusFrom(text: string | boolean | undefined): Status | undefined {
  if (text === undefined) return undefined
  const status = STATUSES.find((one) => one === text)
  if (!status) throw new OwnerError(`--status is "${text}", but must be ${oneOf(STATUSES)}.`)
  return status
}

/** The one id a command is about. */
export function idFrom(words: string[], usage: string): string {
  const [id, ...more] = words
  if (!id || more.length > 0) throw new OwnerError(`This needs one id: ${usage}`)
  return id.toLowerCase()
}

/** For an id that is not there. */
export const noSuchEnquiry = (id: string) => new OwnerError(`There is no message ${id}.`)

/** `a, b or c`. */
export const oneOf = (all: readonly string[]) =>
  `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`
