import Big from 'big.js'
import { germanNumber } from '../../spelled-numbers-german.ts'
import { OF_MATTER, wordedFigure } from './worded-figure.ts'
import type { WrittenFigure } from './written-figures.ts'

const SCALES: Readonly<Record<string, number>> = { million: 1e6, milliarde: 1e9, billion: 1e12 }
/** Only words that end like a number are read, for there may be thousands. */
const NUMBER =
  '\\p{L}*(?:zehn|elf|zwölf|zig|ßig|ssig|hundert|tausend|einhalb|anderthalb|eine?|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|null)'
const FIGURE = new RegExp(
  `(?<![\\p{L}-])(?:(ein(?:em)?|zwei|drei) (Dutzend)|(${NUMBER}))(?!\\p{L})(?: (Million|Milliarde|Billion)(?:en)?(?!\\p{L}))?(?:[ -](Prozent)|(?: (Euro|Dollar|Franken))|(?: (${OF_MATTER}(?-i:\\p{Lu})\\p{L}+))|)(?!\\p{L})`,
  'giu',
)

/** A figure, and whether it counts things that a noun names. */
type GermanFigure = WrittenFigure & { readonly isOfNoun: boolean }

/** Figures in German words: `fünfzig Prozent`, `zwei Millionen Euro`, `zwölf Analysten`, `ein Dutzend`. */
export const germanFiguresIn = (text: string): readonly GermanFigure[] =>
  [...text.matchAll(FIGURE)].flatMap(([whole, some, dozen, word, scale, percent, money, noun]) => {
    const number = germanNumber(some ?? word ?? '')
    if (number === null || (word ?? '').length > LONGEST_NUMBER) return []
    const value = new Big(number).times(dozen === undefined ? 1 : 12).times(SCALES[scale?.toLowerCase() ?? ''] ?? 1)
    const unit = percent === undefined ? (money === undefined ? 'none' : 'money') : 'percent'
    return [{ ...wordedFigure(whole, unit, value), isOfNoun: noun !== undefined }]
  })

/** In characters. No number that somebody writes is longer. */
const LONGEST_NUMBER = 60
