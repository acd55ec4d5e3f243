import type { UnsentNotices } from '../store/notices.ts'
import { WARNING_DAYS } from '../store/retention.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The alarm texts for notices that could not be mailed, by kind.
 * @param before a digest created at this time or earlier is late
 */
export function noticeAlarms(unsent: readonly UnsentNotices[], before: number) {
  const of = (kind: UnsentNotices['kind']) => unsent.find((one) => one.kind === kind)
  return [
    ['digest', digestAlarm(of('digest'), before)],
    ['deletion', deletionAlarm(of('deletion'))],
  ] as const
}

function digestAlarm(digest: UnsentNotices | undefined, before: number): string | undefined {
  if (!digest?.lastError || digest.since > before) return undefined
  return `The digest of suspected spam cannot be mailed: ${digest.lastError}: see npm run messages -- list --status quarantined`
}

/** The alarm about deletions; undefined unless it replaces the mail. */
function deletionAlarm(deletion: UnsentNotices | undefined): string | undefined {
  if (deletion?.toldAt === undefined) return undefined
  const date = new Date(deletion.toldAt + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10)
  return `Enquiries that were never mailed are deleted from ${date} on: ${deletion.messages}. Copy them with npm run messages -- export`
}
