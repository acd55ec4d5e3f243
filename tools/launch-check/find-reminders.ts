import { contentTexts } from '../../model/content-folder.ts'
import { allTexts, languagesIn, poOf } from '../../model/languages/translate.ts'
import { localDay } from '../../model/read-content.ts'
import { findFigures, findPastHolidays } from './find-examples.ts'
import { readTexts } from './read-texts.ts'

const MONTH_MS = 30 * 24 * 60 * 60_000

/** What of the content gets out of date by itself: a sentence, or its subject and number, with the place where it is. */
export type Reminder = { text: string; href: string }

export const remind = (what: string, count: number, href: string): Reminder[] =>
  count > 0 ? [{ text: `${what}: ${count}`, href }] : []

/** The places, such as `home.yaml:hero.line`, whose text has changed since it was translated. @param files the content */
function findBehind(files: Record<string, string>): string[] {
  const now = allTexts(files)
  const texts = new Set(now.map(({ text }) => text))
  const known = new Set(now.map(({ place }) => place))
  return languagesIn(files)
    .flatMap((language) => poOf(files, language)?.translations ?? [])
    .filter(({ translation, fuzzy, text }) => translation && (fuzzy || !texts.has(text)))
    .flatMap(({ places }) => places.find((place) => known.has(place)) ?? [])
}

/** Holidays that are over, or end within a month; figures that are old; translations of texts that have changed. */
export function findReminders(folder = 'content'): Reminder[] {
  const { texts } = readTexts(folder)
  const past = findPastHolidays(texts)
  const isHoliday = ({ file, field }: { file: string; field: string }) =>
    file === 'site.yaml' && field.startsWith('contact.holidays')
  const last = Array.from(texts.filter(isHoliday), ({ value }) => value)
    .sort()
    .at(-1)
  const isLast = past.length === 0 && last && last < localDay(new Date(Date.now() + MONTH_MS))
  const holidays = '#site.yaml?contact.holidays'
  const old = findFigures(texts).filter(({ why }) => why?.startsWith('checked'))
  const behind = findBehind(contentTexts(folder))
  return [
    ...remind('Holidays that are over', past.length, holidays),
    ...(isLast
      ? [{ text: `Your holidays end on ${last}: add those to come`, href: holidays }]
      : []),
    ...remind('Figures not looked up for a year', old.length, '#launch-check'),
    ...remind('Translations of changed texts', behind.length, `#${behind[0]?.replace(':', '?')}`),
  ]
}
