/** Units per em in the table. */
const EM = 2048

/**
 * Characters of Arial's regular style by advance width, from the `hmtx` table of Liberation Sans 2, which
 * was made to Arial's metrics (https://github.com/liberationfonts/liberation-fonts).
 */
const WIDTHS: Record<number, string> = {
  391: "'",
  455: 'ijl‘’',
  532: '|',
  569: ' !,./:;I[\\]ft\u00a0·',
  682: '()-`r“”›',
  684: '{}',
  717: '•',
  727: '"',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyz',
  1139: '#$0123456789?L_abdeghnopqu–₹',
  1196: '+<=>~×',
  1251: 'FTZ',
  1366: '&ABEKPSVXY',
  1479: 'CDHNRUw',
  1593: 'GOQ',
  1706: 'Mm',
  1821: '%',
  1933: 'W',
  2048: '—…',
  2079: '@',
}

const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
)

/**
 * The width of a text in Arial at a font size, both in CSS pixels. Characters outside the table count as
 * wide as most letters.
 */
export const arialWidth = (text: string, size: number) =>
  (Array.from(text).reduce((sum, char) => sum + (widthOf.get(char) ?? 1139), 0) * size) / EM
