import Big from 'big.js'
import { figuresGivenInWords } from '../../language/figures/spelled-figures.ts'
import type { WrittenFigure } from '../../language/figures/written-figures.ts'
import { plainText } from '../../language/plain-text.ts'
import { SMALL_NUMBERS } from '../../language/quantities.ts'
import { rememberLatest } from '../../language/remember-latest.ts'

/** So many words of a count are no other figure's approximation: "two reasons" is not 2.4%. */
const LARGEST_COUNT = 10

/**
 * Whether a text tells an amount in words: "twelve dollars" is 12, "a billion and a half" 1.5 billion, "doubled" 100%. What words
 * round tells it, too: where a reader may take the one for the other, the figure is not forgotten.
 * @param number the amount without its sign
 * @param isPercent whether it is a percentage, and else an amount of money: words with another unit tell neither
 */
export function isToldInWords(number: string, isPercent: boolean, text: string): boolean {
  if (!mayTellInWords(number, text)) return false
  const amount = new Big(number)
  const unit = isPercent ? 'percent' : 'money'
  return inWords(text).some(
    (figure) => !isPronoun(figure) && (figure.unit === 'none' || figure.unit === unit) && isNear(figure, amount),
  )
}

/** One text is asked about each figure in a row. */
const inWords = rememberLatest((text) =>
  figuresGivenInWords(plainText(text).replace(MULTIPLES, ' ').replace(A_HUNDRED, 'one ')),
)

/** "A hundred and fifty" is one number. */
const A_HUNDRED = /(?<![a-z])a (?=(?:hundred|thousand)(?![a-z]))/g

/** "Eight times earnings", and the word of scale of a number in figures, which is read with that */
const MULTIPLES = /(?<![a-z])[a-z]+ times(?![a-z])|\d[ -]?(?:hundred|thousand|million|billion|trillion)(?![a-z])/g

const isPronoun = ({ text, unit }: WrittenFigure): boolean => text === 'one' && unit === 'none'

const isNear = ({ readings, unit }: WrittenFigure, amount: Big): boolean =>
  readings.some(({ value, halfStep }) =>
    value
      .minus(amount)
      .abs()
      .lte(unit === 'none' && value.lte(LARGEST_COUNT) ? 0 : halfStep),
  )

/** To read a text for numbers in words takes long: most texts hold no word that could begin this one. */
function mayTellInWords(number: string, text: string): boolean {
  const rounded = Math.round(Number(number)).toString()
  const firsts = new Set([number, rounded].map((each) => /[1-9]/.exec(each)?.[0] ?? ''))
  return (
    (MAY_BE_SHARE.test(number.replace('.', '')) && SHARES.test(text)) ||
    [...firsts].some((first) => BEGIN_WITH.get(first)?.test(text)) ||
    IN_GERMAN.test(text)
  )
}

/** The figures of which a share may speak: 50% is half, 250,000,000 a quarter of a billion. */
const MAY_BE_SHARE = /^0*(?:1|2|3|5|25|33|66|67|75)0*$/
const SHARES = /\b(?:hal(?:f|ve[sd]?)|thirds?|quarters?|fifth|tenth|doubl(?:e[sd]?|ing)|twice|tripl|(?:two|three)fold)/i

/** A German number begins with its last figure: "fünfundzwanzig". */
const IN_GERMAN =
  /zwei|drei|vier|fünf|sechs|sieb|acht(?:$|[^a-z]|und|zehn|zig|hundert|tausend|einhalb)|neun|zehn|zwanzig|elf(?![a-z])|zwölf|hundert|tausend|(?<![a-z])eine? milli/i

/** By its first figure, the words with which a number begins: one, ten, twelve or a million for `1`. */
const BEGIN_WITH: ReadonlyMap<string, RegExp> = new Map(
  [...Map.groupBy(SMALL_NUMBERS, ([, number]) => String(number).charAt(0))].map(([figure, named]) => {
    const scales = figure === '1' ? ['thousand', 'million', 'billion', 'trillion', 'dozen'] : []
    return [figure, new RegExp(`\\b(?:${[...named.map(([word]) => word), ...scales].join('|')})`, 'i')]
  }),
)
