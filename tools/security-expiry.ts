/** The number of days before expiry when reminders begin. */
const NOTICE = 30
const DAY = 86_400_000

/**
 * The reminder about the expiry of `security.txt`, if it is near, past or too far away.
 * @param expires the date in `content/site.yaml`, such as 2026-11-30
 * @param today the machine's date, in the same format
 */
export function securityExpiry(expires: string, today: string): string | undefined {
  const left = Math.round((Date.parse(expires) - Date.parse(today)) / DAY)
  if (left > 365)
    return securityLine(`${expires} is more than a year away, which RFC 9116 advises against`)
  if (left > NOTICE) return undefined
  if (left > 0) return securityLine(`security.txt expires in ${left} days: set a later date`)
  return securityLine(`security.txt expired on ${expires} and is no longer valid: set a later date`)
}

const securityLine = (what: string) => `content/site.yaml: security.expires: ${what}.`
