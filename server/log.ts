/** E-mail addresses, which the errors of mail servers quote. */
const ADDRESS = /[^\s<>"'\\/]+@[^\s<>"'\\/]+/g

/**
 * Writes one line of JSON to the log, the standard output: time, event and further fields. They must not
 * contain personal data; e-mail addresses in errors are replaced here.
 */
export function log(event: string, fields: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
  console.log(line.replace(ADDRESS, '[address]'))
}
