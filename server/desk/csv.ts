import { fieldNamed, fieldsWhere } from '../../contract/fields.ts'
import { sortableTime } from '../../contract/working-time.ts'
import { printable } from '../printable.ts'
import type { Details, StoredEnquiry } from '../store/enquiries.ts'

/** Fields that have a column each; all others share the last column. */
const COLUMNS = fieldsWhere(({ internal }) => !internal).map(([name]) => name as string)

/** Enquiries as CSV, row by row, with a header. @param timeZone the owner's; without it, times are in UTC */
export async function* csvOf(
  enquiries: AsyncIterable<StoredEnquiry>,
  timeZone: string | undefined,
): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  yield `\uFEFF${csvRow(['id', 'received_at', 'status', ...COLUMNS, 'other', 'state', 'note', 'answered_at'])}`
  for await (const enquiry of enquiries) yield csvRow(cells(enquiry, timeZone))
}

function cells(enquiry: StoredEnquiry, timeZone?: string) {
  const { id, receivedAt, status, name, email, message, details, ...answer } = enquiry
  const values: Details = { ...details, name, email, message }
  const others = Object.entries(details).filter(
    ([field]) => !COLUMNS.includes(field) && !fieldNamed(field)?.internal,
  )
  const time = (moment: number) => sortableTime(moment, timeZone)
  return [
    ...[id, time(receivedAt), status],
    ...COLUMNS.map((field) => values[field] ?? ''),
    others.map(([field, value]) => `${field}: ${value}`).join('; '),
    ...[answer.state, answer.note ?? '', answer.answeredAt ? time(answer.answeredAt) : ''],
  ]
}

export const csvRow = (row: readonly string[]) => `${row.map(csvCell).join(',')}\r\n`

/** Where a spreadsheet could read a formula, also after a separator and invisible characters (OWASP, "CSV Injection"). */
const FORMULA =
  /(?<=^|[;\t\r\n])(?=[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}"'\u2800]*[=+\-@|%\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/gu

/** A number in E.164, which computes nothing. */
const E164 = /^\+\d{7,15}$/

/** Formats one cell. An apostrophe turns a formula into text; no character is removed. */
export function csvCell(value: string): string {
  const text = E164.test(value) ? value : value.replace(FORMULA, "'")
  return `"${printable(text).replaceAll('"', '""')}"`
}
