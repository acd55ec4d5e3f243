import { readContentFolder, translationIssues } from '../content/read-content-folder.ts'
import { FINDERS, findReserved, findUnread } from './find-examples.ts'
import { findLetters } from './find-letters.ts'
import { findDeadLinks } from './find-links.ts'
import { findPictures } from './find-pictures.ts'
import { type Finding, finding, readTexts } from './read-texts.ts'

/** What to do about the findings of each rule. */
export const RULES: Record<string, string> = {
  error: 'The content has errors, dead links among them. Correct each one:',
  warning: 'These would work, but are worth improving:',
  sample:
    'These entries are samples, or nobody has confirmed them. Replace or confirm each one, then untick its box, or remove its line `sample: true` or `unconfirmed: true`:',
  translation:
    'Nobody is named who has read these translations. Let somebody read them whose language it is, with the name in the header Last-Translator, where programs such as Poedit write it:',
  reserved: 'These are examples that reach nobody. Replace each one:',
  provider: 'The account of your mail provider is not filled in:',
  figure:
    'These figures were last checked more than a year ago, or are gone. Look each one up, correct page and “Statements with a proof” (claims.yaml), and set its day there:',
  number:
    'A limited liability partnership shows its number beside its name (LLP Act, 2008, section 21). Add it to `registration` with the label LLPIN:',
  country: 'These are of India, but your address is in another country. Correct each one:',
  language:
    'The typefaces lack letters of this language, so visitors see these in one of their device. Run `npm run fonts`, which adds the Latin letters that the typefaces have; it adds no other script:',
  share:
    'These titles have letters that no typeface of share images has, so a box may stand in their place. Use others:',
  alt: 'These descriptions say nothing to people who cannot see the picture. Say what it shows:',
  contrast:
    'These pictures get a veil, because text is on them. Use others, which are evenly dark or light there:',
  picture: 'These pictures are too small and would look blurred. Use larger ones:',
  holiday: 'These holidays are over. Remove each one, and add those to come:',
  link: 'These links to other sites lead nowhere:',
  untold: 'Could not tell whether these links lead anywhere. Open each one in a browser:',
}

/** Finds everything in a content folder that should not go live. @param links whether to request outgoing links */
export async function findAll(folder: string, { links = false } = {}): Promise<Finding[]> {
  const { texts, marks, drafts } = readTexts(folder)
  const { issues, warnings } = readContentFolder(folder)
  const reserved = findReserved(texts)
  return [
    ...[...issues, ...warnings]
      .filter(({ file }) => !drafts.includes(file))
      .map(({ severity = 'error', ...issue }) => ({
        ...finding(severity, issue, issue.wrong),
        text: issue.text,
      })),
    ...(issues.length > 0 ? [] : translationIssues(folder)).map((issue) =>
      finding('warning', issue, issue.wrong),
    ),
    ...marks,
    ...findUnread(folder),
    ...reserved,
    ...FINDERS.flatMap((find) => find(texts)),
    ...(await findLetters(texts)),
    ...(await findPictures(texts, folder)),
    ...(links ? await findDeadLinks(texts, reserved) : []),
  ]
}
