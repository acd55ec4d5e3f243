import { OwnerError } from '../../contract/owner-error.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { STATUSES, type Status } from '../store/enquiries.ts'

/** What every command gets. */
export interface CommandContext {
  settings: Settings
  database: Database
  site(): SiteSettings
  write(text: string): void
}

export type Given = Record<string, string | boolean | undefined>

/** Sorts of options. */
export const TEXT = { type: 'string' } as const
export const FLAG = { type: 'boolean' } as const

/** A command of the command line. */
export interface Command {
  /** Its arguments, as the help shows them: words in capitals, or an option instead after `|`. */
  usage: string
  does: string
  options?: Record<string, typeof TEXT | typeof FLAG>
  createsDatabase?: true
  run(context: CommandContext, given: Given, first: string, second: string): Promise<void> | void
}

/** Parses `--status`. Throws `OwnerError` for an unknown one. */
export function statusFrom({ status: text }: Given): Status | undefined {
  const status = STATUSES.find((one) => one === text)
  if (text !== undefined && !status)
    throw new OwnerError(`--status is "${text}", but must be ${oneOf(STATUSES)}.`)
  return status
}

/** `a, b or c`. */
export const oneOf = (all: readonly string[]) =>
  `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`
