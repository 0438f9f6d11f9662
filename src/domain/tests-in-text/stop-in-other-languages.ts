import Big from 'big.js'
import { matchesOf } from '../language/matches-of.ts'
import type { Decimal } from '../prices/money.ts'
import type { OwnTest } from './own-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * Stops in German, French and Spanish, whose words are few: "Stopp bei 190", "Verkaufe unter 80", "stop à 440", "je vends sous 40,50". The
 * figure is a price; one with a percent sign or with a word behind it is of something else.
 * @param price USD per unit on the day of the text; where it is known, only a price below it is a stop
 */
export function stopsInOtherLanguages({ text, span, words }: Sentence, price: Decimal | null): readonly OwnTest[] {
  if (!MAY_BE_ONE.test(words)) return []
  return matchesOf(STOP, words).flatMap(({ index, 0: matched, groups }): readonly OwnTest[] => {
    const value = new Big((groups?.figure ?? groups?.before ?? '0').replace(',', '.'))
    if (price !== null && !(value.lt(price) && value.times(FARTHEST).gt(price))) return []
    const from = span.from + index + (groups?.lead?.length ?? 0)
    const to = span.from + index + matched.length
    return [
      {
        words: text.slice(from, to),
        span: { from, to },
        condition: null,
        measured: null,
        side: 'below',
        value: value.toFixed(),
        unit: 'count',
        isUsd: false,
        isChange: false,
        isPrice: true,
        forHowLong: null,
        byWhen: null,
        followedBy: 'sell',
      },
    ]
  })
}

/** Most sentences hold none of these words. */
const MAY_BE_ONE = /(?<![a-z])(?:stopp?|verkauf|raus|ausstieg|vend|sors|steige)/
const NAME =
  '(?:(?:mein(?:en)?|der|mon|le) )?stopp?(?:[ -]loss|kurs)?(?: (?:liegt|steht|ist|est|gesetzt|fixé))?:?(?: (?:bei|auf|unter|à|a|sous|en))?'
const LEAVES =
  '(?:(?:ich )?verkauf(?:e|en)?(?: (?:ich|alles|sie|werde ich))?|raus|ausstieg|(?:je )?(?:vends|vendrai|sors)(?: tout)?|vendo(?: todo)?) (?:unter|sous|en dessous de|au-dessous de|por debajo de|si baja de)'
const FIGURE = '\\d{1,5}(?:[.,]\\d{1,2})?'
const UNDER = '(?:unter|sous|en dessous de|por debajo de)'
const LEAVES_BEHIND =
  '(?:verkauf(?:e|en)? (?:ich|wir)|gehe? (?:ich|wir) raus|bin ich (?:raus|weg)|steige ich aus|(?:je )?(?:vends|sors)|vendo)'
/** "Kein Stopp", and one that somebody had, begin no clause. */
const STOP = new RegExp(
  `(?<lead>^|[.,;:!(–-] ?|(?<![a-zß-ÿ])(?:und|et|mit|avec) )(?:(?:${NAME}|${LEAVES}) (?<figure>${FIGURE})(?![\\d%]|[.,]\\d| ?(?:%|prozent|pour|mrd|mio|cent|kgv|mal|fois|x(?![a-z])))|${UNDER} (?<before>${FIGURE})(?: (?:euro?s?|eur|dollars?|usd|franken|chf|€|\\$))?,? ${LEAVES_BEHIND}(?![a-zß-ÿ]))`,
  'g',
)
/** A stop lies above this part of the price of its day. */
const FARTHEST = 3
