/** Days before the end at which the build begins to say so. */
const NOTICE = 30
const DAY = 86_400_000

/**
 * What the build says of `security.txt` when its day is near or past; nothing before.
 * @param expires the day of `content/site.yaml`; @param today the machine's, both as 2026-11-30
 */
export function securityExpiry(expires: string, today: string): string | undefined {
  const left = Math.round((Date.parse(expires) - Date.parse(today)) / DAY)
  if (left > 365)
    return securityLine(`${expires} is more than a year away, which RFC 9116 advises against`)
  if (left > NOTICE) return undefined
  if (left > 0) return securityLine(`security.txt expires in ${left} days: name a later day`)
  return securityLine(`security.txt expired on ${expires} and counts for nothing: name a later day`)
}

const securityLine = (what: string) => `content/site.yaml: security.expires: ${what}.`
