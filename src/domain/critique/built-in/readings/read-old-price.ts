import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isPurchase } from '../basis/request.ts'

/**
 * A price of before from which it is concluded where the price goes: "was 148 last year and now 49, it must go back". Two signs are
 * needed, the old price and the way back to it in the same sentence or one of the next two; a price of before alone is a fact.
 */
export function readOldPrice(request: CritiqueRequest): readonly Finding[] {
  const { thesis, price } = request.decision
  if (!isPurchase(request) || request.option || price === null) return []
  const plain = plainText(thesis)
  if (!MAY_BE_OLD.isIn(plain) || !GOES_BACK.isIn(plain)) return []
  const span = oldPriceIn(thesis, plain, Number(price))
  if (!span) return []
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, ticker: assetName(request) }
  return [
    {
      kind: 'anchoring-to-past-price',
      part: 'psychology',
      weight: 74,
      ways: ASKS,
      values,
      quoted,
      standsBesideTests: true,
    },
  ]
}

function oldPriceIn(thesis: string, plain: string, price: number): Span | undefined {
  const sentences = sentencesOf(thesis)
  return quantitiesOf(thesis).find((figure) => {
    const index = sentences.findIndex(({ from, to }) => figure.from >= from && figure.to <= to)
    const own = sentences[index]
    if (
      !own ||
      !isOldPrice(figure, price, plain, own) ||
      isNotStated(thesis, figure) ||
      namesBusiness(thesis.slice(own.from, own.to))
    )
      return false
    return sentences.slice(index, index + LOOKS_ON).some((sentence) => leadsBack(thesis, plain, sentence, figure))
  })
}

const LOOKS_ON = 3

/** Supposed, or somebody else's. */
function isNotStated(thesis: string, figure: Span): boolean {
  const { isSupposed, isReported, isQuoted, isIronic } = standingOf(thesis, figure)
  return isSupposed || isReported || isQuoted || isIronic
}

/** So far above what is paid that it was another time, and said to have been. */
function isOldPrice({ from, to, value, unit, isUsd }: Quantity, price: number, plain: string, own: Span): boolean {
  const isPrice = isUsd || unit === 'count' || unit === 'money'
  const isFar = Number(value) > price * LEAST_ABOVE && Number(value) < price * MOST_ABOVE
  return (
    isPrice &&
    isFar &&
    (WAS_BEFORE.test(plain.slice(own.from, from)) || WAS_BEHIND.test(plain.slice(to, own.to))) &&
    !OF_SOMETHING_ELSE.test(plain.slice(own.from, own.to)) &&
    !IS_COUNT.test(plain.slice(to))
  )
}
/** "96 seats", "12 million", "60%" */
const IS_COUNT =
  /^ ?(?:%|x(?![a-z])|times(?![a-z])|million|billion|[mb]n?(?![a-z]))|^ (?!(?:dollars|bucks|euros|this|less|across|times|pounds|rupees|as|was|is|has|plus)(?![a-z]))[a-z]{2,}s(?![a-z])/
const LEAST_ABOVE = 1.15
const MOST_ABOVE = 60

const MAY_BE_OLD = words(
  'was|were|sold|bought|fought|queued|from|peak(?:ed)?|high|highs|top|topped|touched|traded|stood|cost|paid|fell|fall|fallen|dropped|been|reached|last year|in 20\\d\\d|once',
)
const WAS_BEFORE =
  /(?<![a-z])(?:was|were|peak(?:ed)?(?: was| at| of| is)?|high(?: was| is| of)?|highs of|top(?:ped)?(?: was| at| is| of)?|touched|hit|traded(?: at)?|stood(?: at)?|cost|paid|(?:fell|fall|fallen|dropped|drop|came|come)(?: down)? from|been at|reached|used to (?:be|cost)|was at|(?:sold|bought|fought|paid|queued|wanted|got|took|valued|priced|begged|dying)(?: [a-z]+){0,5} (?:at|for)|^(?:down )?from) (?:(?:at|over|above|about|around|almost|nearly|like|still|even|already) )*$/
const WAS_BEHIND =
  /^(?: (?:dollars|bucks|naira|euros?|a share))? (?:last (?:year|spring|summer|autumn|winter|month)|(?:a|two|three|four|five) years? ago|in 20\d\d|at the (?:peak|top|high)|once|before (?:covid|the war|the crash))(?![a-z])/
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:oil|brent|gold|silver|copper|rates?|yields?|p\/?e|multiple|margins?|rsi|vix|index|customers|employees|stores|cost base|my (?:confidence|weight)|market cap|dollar|yen|euro rate)(?![a-z])/

/** Where it is said to go from here. */
const GOES_BACK = words(`
  (?:must|will|has to|have to|should|gonna|going to|go|can|'ll|bound to|want to|wants to|needs? to|need it to|it to) (?:(?:surely|definitely|just|only|again|slowly|soon|one day|some day|easily|at least) )*(?:go|come|get|climb|rise|return|find|be|reach|recover|jump)(?: (?:its|her|his) way)?(?: (?:all the way|half ?way|right|up))?(?: (?:back|home|there|again|to (?:its|the|that|half|\\$?\\d)|half of (?:that|it)))|
  (?:go|come|goes|comes|going|coming|climbs?|gets?|heading|on (?:its|the) way|way) back(?: (?:there|up|to|home))?(?! (?:to (?:growth|work|profit|school|basics)|orders|office))|(?:even |only |just )?half ?way back|(?:a third|a quarter|half|two thirds|part|some|all) of the way back|(?:two|three|four|five|six|\\d) for the price of one|\\$?\\d+ is where (?:i|it|we|they)(?: [a-z]+){0,3}|(?:so |that's |there's )?(?:much|lots? of|plenty of|huge|big) (?:room|space|upside)|where it (?:belongs|should be|was)|(?:it )?(?:was|has been) (?:there|at that) (?:before|already|once)|return(?:s|ing)? to (?:its|the|that)|see(?:s|ing)? (?:it|that|\\$?\\d+) again|back to (?:its|the|that|\\$?\\d)(?! (?:office|drawing|basics|growth))`)
/** Why it fell, or that it will not be so, stands beside it: then the old price is told, and is no reason. */
const SAYS_MORE =
  /(?<![a-z])(?:silly|too (?:much|dear|expensive|high)|bubble|overpriced|for a reason|rightly|never (?:see|again)|won't|will not|not (?:see|go|come|my|the reason|a reason)|doesn't matter|means nothing|irrelevant|if (?:it|they|the)|unless|when it|once it (?:is|gets)|i (?:sell|trim|leave|get out)|what changed|because (?:they|of|it)|i (?:don't|do not) (?:expect|need|count)|no matter)(?![a-z])/

function leadsBack(thesis: string, plain: string, sentence: Span, figure: Span): boolean {
  const text = plain.slice(sentence.from, sentence.to)
  const both = plain.slice(Math.min(sentence.from, figure.from), sentence.to)
  if (SAYS_MORE.test(both) || /\?\W*$/u.test(text)) return false
  return GOES_BACK.in(text).some((found) => {
    const span = { from: sentence.from + found.from, to: sentence.from + found.to }
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isRetracted(thesis, span))
  })
}

const ASKS = [
  'You write {words}: what is known today that was not known at that price?',
  'You write {words}: what did {ticker} earn then, and what does it earn now?',
] as const
