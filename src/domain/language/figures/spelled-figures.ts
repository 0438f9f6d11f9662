import Big from 'big.js'
import { NUMBER_IN_WORDS, numberInWords } from '../../spelled-numbers.ts'
import { germanFiguresIn } from './spelled-german-figures.ts'
import { partsIn } from './spelled-parts.ts'
import { OF_MATTER, wordedFigure } from './worded-figure.ts'
import type { WrittenFigure } from './written-figures.ts'

const PERCENT = '(?:percent|per cent|pct)(?!\\p{L})'
const MONEY = '(?:dollars|euros|pounds)(?!\\p{L})'
/** “Twenty to thirty percent”: the first number is of percent, too. */
const RANGE = `(?: (?:to|or|and) |[-–])(?:${NUMBER_IN_WORDS}) (?=${PERCENT})`
/** What follows a number and is nothing that it counts. */
const NO_NOUN =
  '(?:of|and|or|to|in|on|at|by|for|from|with|is|was|are|were|has|had|than|but|as|if|that|more|less|percent|per|pct|point|dollars?|euros?|pounds?|million|billion|trillion|thousand|hundred)'
/** In “one point five percent” the last word is no number of its own. */
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}]-?)(?<!\\b(?:point|and a) )(${NUMBER_IN_WORDS})(?!\\p{L})(?:[ -](${PERCENT})|(?=${RANGE})()| (${MONEY})|( (?:of (?:the|its|your|their) )?${OF_MATTER}(?!${NO_NOUN}(?!\\p{L}))(?-i:\\p{Ll})\\p{L}*)|)`,
  'giu',
)

/** “A hundred percent sure”, “zero percent doubt”, “a thousand reasons”, “a million dollars”: ways of speaking, not figures. */
const SPOKEN: ReadonlySet<number> = new Set([0, 1, 100, 1000, 1e6, 1e9, 1e12])
const LARGE = 1_000_000
/** Up to here a number counts things and words, as it does in digits. */
const LARGEST_COUNT = 10

/**
 * Figures written in English or German words that say how much: `forty-seven percent`, `three billion dollars`, `seventy million`,
 * `a dozen analysts`, `half of your positions`, `fünfzig Prozent`.
 */
export function figuresInWords(text: string): readonly WrittenFigure[] {
  const plain = plainly(text)
  const told = [...worded(plain), ...germanFiguresIn(plain)].filter(({ unit, isOfNoun, readings: [reading] }) => {
    const value = Number(reading?.value.toString() ?? 0)
    return !SPOKEN.has(value) && (unit !== 'none' || value >= LARGE || (isOfNoun && value > LARGEST_COUNT))
  })
  const toldBroken = broken(plain).filter(
    ({ unit, readings: [reading] }) => unit !== 'none' || (reading?.value.gte(LARGE) ?? false),
  )
  return [...told, ...toldBroken, ...partsIn(plain), ...multiplesIn(plain)]
}

/** Without line breaks and Markdown's emphasis, which part a number from its unit. */
const plainly = (text: string): string =>
  text.replaceAll(/\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '').replaceAll(/\s+/g, ' ')

/** All that a text gives in English or German words: bare numbers, parts such as “half”, “doubled” and “15 in 100”, too. */
export const figuresGivenInWords = (text: string): readonly WrittenFigure[] => [
  ...worded(text),
  ...germanFiguresIn(text),
  ...broken(text),
  ...PARTS.filter(({ words }) => words.test(text)).flatMap(({ percents }) =>
    percents.map((percent) => wordedFigure(`${percent}%`, 'percent', new Big(percent))),
  ),
  ...Array.from(text.matchAll(IN_A_HUNDRED), ([, share = '0']) => wordedFigure(`${share}%`, 'percent', new Big(share))),
]

/** In characters. A row of numbers that is longer is none. */
const LONGEST_NUMBER = 60

const worded = (text: string): readonly (WrittenFigure & { readonly isOfNoun: boolean })[] =>
  [...text.matchAll(IN_WORDS)].flatMap(([whole, number = '', percent, ofRange, money, noun = '']) => {
    if (number.length > LONGEST_NUMBER) return []
    const unit = percent !== undefined || ofRange !== undefined ? 'percent' : money === undefined ? 'none' : 'money'
    const value = numberInWords(number)
    // “Seventy million” says how much by itself; of “dozen” its reader finds the place by what is counted.
    const text = value < LARGE ? whole : whole.slice(0, whole.length - noun.length)
    return [{ ...wordedFigure(text.trim(), unit, new Big(value)), isOfNoun: noun !== '' }]
  })

const DIGIT = '(?:zero|one|two|three|four|five|six|seven|eight|nine)(?!\\p{L})'
const SCALE = '(hundred|thousand|million|billion|trillion)'
/** “Two and a half percent”, “one point five billion”, “a billion and a half”, “half a trillion”, “a quarter of a billion”. */
const BROKEN = new RegExp(
  `(?<!\\p{L})(?:(${NUMBER_IN_WORDS})(?: and a (half)| point (${DIGIT}))(?: ${SCALE})?|(half|(?:three )?quarters? of) an?(?: ${SCALE})?)(?: (${PERCENT}))?(?!\\p{L})`,
  'giu',
)

const broken = (text: string): readonly WrittenFigure[] =>
  [...text.matchAll(BROKEN)].flatMap(([whole, number = '', half, decimals, scale, alone, ofPart, percent]) => {
    if (number.length > LONGEST_NUMBER) return []
    const decimal = alone ? partOfOne(alone) : half ? '0.5' : `0.${numberInWords(decimals ?? 'zero')}`
    const halved = half && !scale ? LARGE_SCALE.exec(number)?.[0] : undefined
    const rest = new Big(decimal).times(numberInWords(halved ?? 'one'))
    const value = new Big(number === '' ? 0 : numberInWords(number)).plus(rest)
    return [wordedFigure(whole, percent ? 'percent' : 'none', value.times(numberInWords(scale ?? ofPart ?? 'one')))]
  })

/** “A billion and a half” is half a billion more, and no half. */
const LARGE_SCALE = /(?:thousand|million|billion|trillion)$/i
const partOfOne = (part: string): string => (/^half/i.test(part) ? '0.5' : /^three/i.test(part) ? '0.75' : '0.25')

const VALUED = '(?:earnings|sales|revenues?|profits?|(?:free )?cash flow|book(?: value)?|ebitda|eps)'
/** A number of these is the company's, however small: “three times its cash flow”, “seven straight quarters”. */
const OF_COMPANY = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?:(${NUMBER_IN_WORDS})|(10|[2-9]))(?: times (?:(?:its|their|the|this|next|last|year['’]s|trailing|forward|annual) )*${VALUED}| (?:straight|consecutive|successive) (?:quarter|year|month)s)(?!\\p{L})`,
  'giu',
)

const multiplesIn = (text: string): readonly WrittenFigure[] =>
  [...text.matchAll(OF_COMPANY)].flatMap(([whole, words = '', digits]) =>
    words.length > LONGEST_NUMBER ? [] : [wordedFigure(whole, 'none', new Big(digits ?? numberInWords(words)))],
  )

const PARTS: readonly { readonly words: RegExp; readonly percents: readonly number[] }[] = [
  { words: /\bhal(?:f|ve[sd]?)\b/i, percents: [50] },
  { words: /\b(?:a|one) third\b/i, percents: [33] },
  { words: /\btwo[- ]thirds\b/i, percents: [67, 66] },
  { words: /\b(?:a|one) quarter\b/i, percents: [25] },
  { words: /\bthree[- ]quarters\b/i, percents: [75] },
  { words: /\b(?:a|one) fifth\b/i, percents: [20] },
  { words: /\b(?:a|one) tenth\b/i, percents: [10] },
  { words: /\b(?:doubl(?:e[sd]?|ing)|twice|twofold)\b/i, percents: [100, 200] },
  { words: /\b(?:tripl(?:e[sd]?|ing)|threefold)\b/i, percents: [200, 300] },
]

/** “15 in 100” says 15%. */
const IN_A_HUNDRED =
  /(?<![\d.,]|[$€£])(\d{1,3}(?:\.\d{1,2})?) (?:in|out of|of|per) (?:100|(?:a|one) hundred)(?![.,]?\d|\s?[%€]| (?:percent|thousand|million))/giu

/** A text in which “15 in 100” is left out where 15% was given. */
export const withoutShares = (text: string, isGiven: (percent: string) => boolean): string =>
  text.replaceAll(IN_A_HUNDRED, (whole, share: string) => (isGiven(`${share}%`) ? ' ' : whole))
