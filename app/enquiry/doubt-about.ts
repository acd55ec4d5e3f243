/** The domains of mail that people in India use most. */
const COMMON =
  'gmail.com yahoo.com yahoo.co.in yahoo.in outlook.com hotmail.com rediffmail.com icloud.com'.split(
    ' ',
  )
/** Similar to one of those, and right as they are. */
const SIMILAR = ['mail.com', 'email.com', 'ymail.com']

/** Whether one letter is wrong, missing or too many, two are swapped, or the end is missing. */
function isSlipOf(common: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === common[same]) same++
  const [a, b] = [typed.slice(same), common.slice(same)]
  const swapped = `${a[1]}${a[0]}${a.slice(2)}`
  return (
    [a.slice(1), swapped].includes(b) ||
    b.slice(1) === a ||
    a.slice(1) === b.slice(1) ||
    (!a && b[0] === '.')
  )
}

/** Why an e-mail address is probably mistyped: its domain is a slip away from a common one, or has no dot. */
export function doubtAbout(email: string): { suggestion: string } | undefined {
  const [, before, domain = ''] = /^(.+@)(.+)$/.exec(email.toLowerCase()) ?? []
  if (!before || [...COMMON, ...SIMILAR].includes(domain)) return undefined
  const near = COMMON.find((common) => isSlipOf(common, domain))
  if (near) return { suggestion: `${email.slice(0, before.length)}${near}` }
  return domain.includes('.') ? undefined : { suggestion: '' }
}
