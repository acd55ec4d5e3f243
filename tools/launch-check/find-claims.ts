import { type Finding, finding } from './finding.ts'
import type { Text } from './read-texts.ts'

type Claim = {
  /** Matches a sentence that makes the claim. */
  says: RegExp
  /** Matches a text of a file about the subject; only such files are checked. */
  about?: RegExp
  /** Matches a sentence that is not a claim after all. */
  unless?: RegExp
  why: string
}

/** The file of the statements that the owner can prove. */
const CONFIRMED = 'claims.yaml'

const NEGATED =
  /\b(?:no|not|never|nobody|none|nor|neither|without|cannot|instead of|promises?)\b|n[’']t\b/i

/** The statements that need a proof or that the law restricts; the sources are in docs/owner.md. */
const CLAIMS: readonly Claim[] = [
  {
    says: /\d(?:\.\d+)?\s?%\s*(?:uptime|availab)|(?:uptime|availab\w+)\b[^.]{0,30}\d\s?%/i,
    why: 'an availability must be measured',
  },
  {
    says: /\b(?:ISO\s?\/?\s?(?:IEC\s)?\d{4,5}|certified|accredited|empanelled (?:with|by|at)|licensed by)\b/i,
    unless: NEGATED,
    why: 'a certification must be yours, and you must be able to show it',
  },
  {
    about: /\b(?:SEBI|algorithmic trading|trading rules?)\b/i,
    says: /\b(?:guarante\w+|assured|risk-free|profits?|profitable|returns?|backtest\w*|(?:hit|win|success) rates?)\b/i,
    unless: NEGATED,
    why: 'SEBI’s circular of September 2022 forbids figures or promises about how an algorithm does',
  },
  {
    about: /\b(?:drones?|DGCA)\b/i,
    says: /\b(?:DGCA|government|ministry)[ -](?:approved|certified|endorsed|authori[sz]ed)\b|\b(?:approved|endorsed|authori[sz]ed) by (?:the )?(?:DGCA|government|ministry|Directorate)/i,
    // A unique identification number, a type certificate or an order, with its number.
    unless: /\b(?:no\.?|number|UIN|certificate)\b[^.]*\d/i,
    why: 'an approval needs the number under which the regulator gave it',
  },
  {
    says: /\b(?:best|leading|largest|biggest|fastest|cheapest|top(?:-rated)?|most trusted|world[- ]class|award-winning|number one|no\. ?1|#1)\s+(?:\w+[\s-]){0,3}?(?:agency|agencies|studio|company|firm|team|provider|partner|pilots?|in (?:the )?(?:world|country|city|state|India|Gujarat|[A-Z]\w+))\b/i,
    unless: NEGATED,
    why: 'a superlative about your own firm needs a source',
  },
]

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

/**
 * Finds statements that need a proof, or that the law restricts, and that the owner has not confirmed in
 * `content/claims.yaml`. Questions and samples do not count.
 */
export function findClaims(texts: Text[]): Finding[] {
  const confirmed = texts.flatMap(({ file, field, value }) =>
    file === CONFIRMED && field.endsWith('.statement') ? value : [],
  )
  const isConfirmed = (sentence: string) =>
    confirmed.some((statement) => sentence.toLowerCase().includes(statement.toLowerCase()))
  const whole = Map.groupBy(texts, ({ file }) => file)
  const isAbout = (file: string, about: RegExp) =>
    whole.get(file)?.some(({ value }) => about.test(value)) ?? false

  return texts.flatMap((text) => {
    const { file, value, isSample, entry } = text
    if (isSample || file === CONFIRMED || 'source' in entry) return []
    return sentences(value).flatMap((sentence) =>
      CLAIMS.filter(
        ({ says, about, unless }) =>
          says.test(sentence) &&
          !sentence.endsWith('?') &&
          !unless?.test(sentence) &&
          (!about || isAbout(file, about)) &&
          !isConfirmed(sentence),
      ).map(({ why }) => finding('claim', text, sentence, why)),
    )
  })
}
