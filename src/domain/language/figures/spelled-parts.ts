import Big from 'big.js'
import { NUMBER_IN_WORDS, numberInWords } from '../../spelled-numbers.ts'
import { OF_MATTER, wordedFigure } from './worded-figure.ts'
import type { WrittenFigure } from './written-figures.ts'

const SHARES: readonly (readonly [words: string, percent: number])[] = [
  ['half|(?:die|der) Hälfte', 50],
  ['two[- ]thirds|zwei Dritteln?', 66.67],
  ['(?:a|one) third|ein(?:em|es)? Drittels?', 33.33],
  ['three[- ]quarters|drei Vierteln?', 75],
  ['(?:a|one) quarter|ein(?:em|es)? Viertels?', 25],
  ['(?:a|one) fifth|ein(?:em|es)? Fünftels?', 20],
  ['(?:a|one) tenth|ein(?:em|es)? Zehntels?', 10],
]
const SHARE = SHARES.map(([words]) => `(${words})`).join('|')
const WHOSE = '(?:the|all|such|its|your|their|his|her|these|those|de[rs]|aller|dein\\p{L}*|sein\\p{L}*|ihr\\p{L}*)'
/** “Half of your positions”, “by a third”; neither “half a year” nor “the first half of the year”, and “late by a quarter” is a time. */
const PARTS = new RegExp(
  `(?<![\\p{L}-])(?<!\\b(?:first|second|other|better) )(?:(?:${SHARE})(?: of|(?<=half|Hälfte|tels?)) ${WHOSE} ${OF_MATTER}\\p{L}+|(?:by|um) (?!(?:a|one) quarter)(?:${SHARE})(?! of)(?![\\p{L}-]))`,
  'giu',
)
/** “One in five customers”, and nobody’s “one in a million”. */
const ONE_IN = new RegExp(
  `(?<![\\p{L}-])(${NUMBER_IN_WORDS}) (?:in|out of) (?:every )?(${NUMBER_IN_WORDS}) ${OF_MATTER}\\p{L}+`,
  'giu',
)

/** Parts are told roughly: what is 48% may be called half. */
const NEAR = new Big(3)
const partOf = (text: string, percent: number): WrittenFigure => wordedFigure(text, 'percent', new Big(percent), NEAR)

/** What a text tells as a part of a whole: `half of your positions`, `by a third`, `one in five customers`. */
export const partsIn = (text: string): readonly WrittenFigure[] => [
  ...[...text.matchAll(PARTS)].map(([whole, ...shares]) => {
    const at = shares.slice(0, 2 * SHARES.length).findIndex((share) => share !== undefined)
    return partOf(whole, SHARES[at % SHARES.length]?.[1] ?? 0)
  }),
  ...[...text.matchAll(ONE_IN)].flatMap(([whole, some = '', all = '']) =>
    Math.max(some.length, all.length) > LONGEST_NUMBER ? [] : sharesOf(whole, numberInWords(some), numberInWords(all)),
  ),
]

/** In characters. A row of numbers that is longer is none. */
const LONGEST_NUMBER = 60

const sharesOf = (text: string, some: number, all: number): readonly WrittenFigure[] =>
  some > 0 && some < all ? [partOf(text, Math.round((some / all) * 10_000) / 100)] : []

const COUNTED = /(?<![\d.,$€£])(\d{1,4}) (?:of|in|out of|von) (\d{1,4})(?![\d%]|[.,]\d)/g

/** What parts may be told of: `5 of 10` is half. */
export const partsGiven = (given: string): readonly WrittenFigure[] =>
  [...given.matchAll(COUNTED)].flatMap(([whole, some, all]) => sharesOf(whole, Number(some), Number(all)))
