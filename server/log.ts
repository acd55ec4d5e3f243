/** E-mail addresses, which the errors of mail servers quote. */
const ADDRESS = /[^\s<>"'\\/]+@[^\s<>"'\\/]+/g

/**
 * Writes one line of JSON to the log, the standard output: time, event, facts. A fact may hold no
 * personal data; addresses of people in errors are left out here.
 */
export function log(event: string, facts: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...facts })
  console.log(line.replace(ADDRESS, '[address]'))
}
