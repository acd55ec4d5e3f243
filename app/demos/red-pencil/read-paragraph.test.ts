import { expect, test } from 'vitest'
import { countWords, type Rules, readParagraph } from './read-paragraph.ts'

const RULES: Rules = {
  longSentence: 25,
  fillers: [
    { words: 'very' },
    { words: 'it is important to note that' },
    { words: 'in order to', instead: 'to' },
  ],
  passive: {
    auxiliaries: ['is', 'are', 'was', 'were', 'be'],
    adverbEnding: 'ly',
    participleEnding: 'ed',
    participles: ['made', 'broken'],
    noParticiples: ['red', 'indeed'],
  },
}

const read = (text: string) => readParagraph(text, RULES, 'en-IN')
const finds = (text: string) =>
  read(text)
    .flatMap(({ stretches }) => stretches)
    .flatMap(({ kind, text }) => (kind ? `${kind}: ${text}` : []))

test('The preamble of the Constitution of the United States is one sentence of the published 52 words', () => {
  const preamble =
    'We the People of the United States, in Order to form a more perfect Union, establish Justice, insure domestic Tranquility, provide for the common defence, promote the general Welfare, and secure the Blessings of Liberty to ourselves and our Posterity, do ordain and establish this Constitution for the United States of America.'
  expect(read(preamble)).toMatchObject([{ words: 52, long: true }])
})

test('Words are counted as word processors do: no dash is one, a figure or a joined word is', () => {
  expect(countWords('A well-kept pump – 3 of them – doesn’t leak.')).toBe(8)
  expect(countWords(' \n … ')).toBe(0)
})

test.each([
  ['Mistakes were made.', ['passive: were made']],
  ['Rules are made to be broken.', ['passive: are made', 'passive: be broken']],
  ['The pump is carefully tested.', ['passive: is carefully tested']],
  ['We tested the pump.', []],
  ['The pump is red. It is indeed.', []],
  ['The basis used here is this maded-up word.', []],
])('The passive voice is found in "%s": %j', (text, expected) => {
  expect(finds(text)).toEqual(expected)
})

test('Fillers are found as whole words, over line breaks too, and lose no letter of the text', () => {
  const text = 'Every pump is very\ngood. In\norder to see it, call.'
  expect(finds(text)).toEqual(['filler: very', 'filler: In\norder to'])
  const stretches = read(text).flatMap((sentence) => sentence.stretches)
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
})
