import { type Finding, finding } from './finding.ts'
import { nameOf, type Sample, type Text } from './read-texts.ts'

/** Values in the samples: addresses under `.example` (RFC 2606), and a phone number of zeros. */
const RESERVED =
  /(?:https?:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+example\b(?!\.\w)[\w/-]*|\+\d[\d ]*0{4,5} ?0{4,5}\b/g

/**
 * An address at example.com or similar, which reaches nobody. In a sentence it is fine: it shows visitors
 * the format of an address. As the whole value of a field, or the target of a link, it is a leftover.
 */
const EXAMPLE =
  /^(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[\w/?=&#-]*$/

/** What somebody writes for an account that does not exist yet: `…`, `YOUR_SERVICE_ID`, `xxxx`. */
const UNSET =
  /^(?:\W*|.*\byour[ _-].*|x+|todo|tbd|changeme|(?:service|template|public)[ _-]?(?:id|key))$/i

/** Every entry that is marked as a sample, or as unconfirmed. */
export const findSamples = (samples: Sample[]): Finding[] =>
  samples.map((one) => finding('sample', one, nameOf(one.entry, one.file)))

/** Every address or number that reaches nobody. */
export const findReserved = (texts: Text[]): Finding[] =>
  texts.flatMap((text) => {
    const { value } = text
    const targets = [
      value,
      ...Array.from(value.matchAll(/\]\(([^)\s]+)/g), ([, target = '']) => target),
    ]
    const found = [
      ...(value.match(RESERVED) ?? []),
      ...targets.filter((target) => EXAMPLE.test(target)),
    ]
    return Array.from(new Set(found), (what) => finding('reserved', text, what))
  })

/** The fields of the mail provider that are still empty or a placeholder. */
export const findUnconfigured = (texts: Text[]): Finding[] =>
  texts
    .filter(
      ({ file, field, value }) =>
        file === 'site.yaml' && /^mail\./.test(field) && UNSET.test(value),
    )
    .map((text) => finding('provider', text, text.value || '(empty)'))
