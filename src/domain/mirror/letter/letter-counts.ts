import { NUMBER_IN_WORDS, numberInWords } from '../../spelled-numbers.ts'

/** A count or a time as a text has it, and what it says whatever the form: `three` and `3` are both `count 3`. */
type Found = { readonly text: string; readonly key: string }

/**
 * The counts and times of a text that are not in what its writer was given, as they stand there: numbers in words, bare numbers up
 * to ten, parts such as “half of”, days, months, quarters and years. A letter counts nearly everything, and a model that makes up
 * how often something happened makes up the finding. Whatever else has digits is looked for by `marksAgainst`.
 */
export function countsNotGiven(text: string, given: string): readonly string[] {
  const keys = new Set([...timesIn(given).flatMap(keysGivenBy), ...numbersGivenIn(given), ...partsIn(given).map(keyOf)])
  const all = [...countsIn(text), ...partsIn(text), ...timesIn(text)]
  return [...new Set(all.filter(({ key }) => !keys.has(key)).map((found) => found.text))]
}

const keyOf = ({ key }: Found): string => key

/** With the word after it, so that whoever reads the mark finds the place. */
const IN_WORDS = new RegExp(`\\b(${NUMBER_IN_WORDS})\\b(?: [a-z]+)?`, 'gi')

/** “One” is a pronoun more often than a count, and nobody is misled by it. */
const isCounted = ({ key }: Found): boolean => key !== 'count 1'

const countsIn = (text: string): readonly Found[] => [...inWords(text), ...bareNumbers(text)].filter(isCounted)

const inWords = (text: string): readonly Found[] =>
  [...text.matchAll(IN_WORDS)].map(([words, number = '']) => ({ text: words, key: `count ${numberInWords(number)}` }))

/** Up to ten: larger ones, and those with a unit, are figures like any other. */
const BARE = /(?<![\d.,$€£¥₹%])\b(?:10|\d)\b(?![.,]?\d|\s?[%€]| (?:percent|per cent|dollars?)\b)/g

const bareNumbers = (text: string): readonly Found[] =>
  [...text.replaceAll(TIMES, ' ').matchAll(BARE)].map(([digits]) => ({ text: digits, key: `count ${digits}` }))

const numbersGivenIn = (given: string): readonly string[] => [
  ...inWords(given).map(keyOf),
  ...[...given.replaceAll(TIMES, ' ').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(
    ([digits]) => `count ${Number(digits.replaceAll(',', ''))}`,
  ),
]

/** “A quarter of” is a part; “the third quarter of” is a time. */
const PARTS = /\b(?:half(?: of)?|(?:a|one|two) thirds?(?: of)?|(?:a|one) quarter of|three quarters(?: of)?)\b/gi

const partsIn = (text: string): readonly Found[] =>
  [...text.matchAll(PARTS)].map(([words]) => ({ text: words, key: words.toLowerCase().replace(/ of$/, '') }))

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?'
const ORDINALS = ['first', 'second', 'third', 'fourth']
/** A name of a month alone is one only after such a word: others may march. */
const TIMES = new RegExp(
  [
    `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`,
    `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?: (\\d{4})\\b)?`,
    `\\b(?:in|since|until|by|from|of|early|late|last) ${MONTH}(?: (\\d{4})\\b)?(?! \\d)`,
    `\\b(${ORDINALS.join('|')}) quarter\\b(?: of (\\d{4})\\b)?`,
    '\\b((?:19|20)\\d{2})\\b(?![.,]\\d)',
  ].join('|'),
  'g',
)

/** A time with its month and its year, as far as they are told. */
type Time = Found & { readonly month?: number; readonly year: string | undefined }

function timesIn(text: string): readonly Time[] {
  return [...text.matchAll(TIMES)].map((match): Time => {
    const [whole, month, day, year, otherDay, otherMonth, otherYear, only, onlyYear, quarter, quarterYear, alone] =
      match
    const name = month ?? otherMonth ?? only
    if (quarter !== undefined) return timeOf(whole, `quarter ${ORDINALS.indexOf(quarter) + 1}`, quarterYear)
    if (name === undefined) return { text: whole, key: `year ${alone}`, year: alone }
    const number = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    const ofMonth = { month: number }
    return day === undefined && otherDay === undefined
      ? { ...timeOf(whole, `month ${number}`, onlyYear), ...ofMonth }
      : { ...timeOf(whole, `day ${number}-${Number(day ?? otherDay)}`, year ?? otherYear), ...ofMonth }
  })
}

const timeOf = (text: string, what: string, year: string | undefined): Time => ({
  text,
  key: year === undefined ? what : `${what} of ${year}`,
  year,
})

/** Who was given a day with its year was given the day, its month and its year. */
function keysGivenBy({ key, month, year }: Time): readonly string[] {
  const [what = ''] = key.split(' of ')
  const months = month === undefined ? [] : [`month ${month}`, ...(year ? [`month ${month} of ${year}`] : [])]
  return [key, what, ...months, ...(year ? [`year ${year}`] : [])]
}
