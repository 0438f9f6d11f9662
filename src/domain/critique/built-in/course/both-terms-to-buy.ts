import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { awaitedFigure, toldOfAwaited } from './line-of-condition.ts'
import { ownPriceIn, priceIn } from './waits-for-own-price.ts'

/**
 * A price and a figure, both of which have to come before something is bought: “I buy below 30, provided the operating margin is 12 % or better”. Once the
 * price is there, the figure that an entry tells decides: who stays out because of it keeps to their word, and so does who buys when both have come.
 */
export function bothTermsToBuy(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits } = request
  if (!(isWatched(request) || decision.action === 'Buy') || decision.price === null || splits.length > 0) return []
  const terms = decision.writtenAt === undefined ? termsBefore(request) : null
  if (!terms || new Big(decision.price).gt(terms.price) || (isWatched(request) && wasThereBefore(terms, request)))
    return []
  const wrote = quotationOfWhole(terms.entry.thesis, terms.sentence)
  if (!wrote) return []
  const values = { day: dayWritten(terms.entry), wrote, now: money(decision.price) }
  const told = toldOfAwaited(terms.figure, values, request)
  if (!told) return isWatched(request) ? besideRest(terms, values, decision) : []
  const { isMet, found } = told
  if (isWatched(request)) return isMet ? [] : [{ ...found, kind: 'stays-out', weight: 86, ways: STAYS_OUT }]
  return isMet
    ? [{ ...found, kind: 'rule-kept', weight: 88, ways: BOTH_CAME }]
    : [{ ...found, kind: 'line-moved-in-words', weight: 85, ways: ONE_CAME }]
}

/** The latest entry since the last sale that names a price below that of its day and a figure, in one sentence. */
function termsBefore({ earlier }: CritiqueRequest) {
  const watched = earlier.slice(earlier.findLastIndex(({ action }) => /^(?:Sell|Buy)/.test(action)) + 1)
  return (
    watched
      .flatMap((entry) => {
        const place = entry.writtenAt === undefined ? ownPriceIn(entry) : null
        const price = place && priceIn(entry, place)
        const sentence = place && sentenceAround(entry.thesis, place)
        const figure = sentence && awaitedFigure(entry, sentence)
        return price && figure && sentence && entry.price !== null && new Big(price).lt(entry.price)
          ? [{ entry, price, sentence, figure }]
          : []
      })
      .at(-1) ?? null
  )
}

/** An entry since has seen the price there already. */
const wasThereBefore = ({ entry, price }: Terms, { earlier }: CritiqueRequest): boolean =>
  earlier.slice(earlier.indexOf(entry) + 1).some((each) => each.price !== null && new Big(each.price).lte(price))

type Terms = NonNullable<ReturnType<typeof termsBefore>>

/** What the entry says of the figure in words that were not read as one. */
function besideRest(
  { figure }: Terms,
  values: Readonly<Record<string, string>>,
  { thesis }: CritiquedDecision,
): readonly Finding[] {
  const named = contentWords(figure.line.test.measured ?? '').filter((word) => word.length > 3)
  const spoken = sentencesOf(thesis).find(({ from, to }) => {
    const isNamed = contentWords(thesis.slice(from, to)).some((word) => named.includes(word))
    return isNamed && isMeant(thesis, { from, to }) && !/\?\W*$/.test(thesis.slice(from, to))
  })
  const quoted = spoken && quotationOfWhole(thesis, spoken)
  if (!quoted || !STAYS.test(plainText(thesis))) return []
  return [
    {
      kind: 'waits-for-own-price',
      part: 'psychology',
      weight: 62,
      ways: BESIDE,
      values: { ...values, words: quoted },
      quoted,
      hasOwnForm: true,
    },
  ]
}
const STAYS =
  /(?<![a-z])(?:stay(?:ing)? (?:out|outside|away)|not (?:yet|buying|there)|(?:i )?(?:wait|waiting|pass)|no (?:purchase|buy)|nothing yet|hands off|so no)(?![a-z])/

const STAYS_OUT = [
  'On {day} you wrote {wrote}; at {now} the price is there, {words} is {place} your {limit}, and you stay out.',
  'Of what you wrote on {day}, {wrote}, the price has come with {now}; {words} is {place} your {limit}, and you stay out.',
] as const
const BOTH_CAME = [
  'On {day} you wrote {wrote}; you buy at {now}, and {words} is {place} your {limit}: you waited for both.',
] as const
const ONE_CAME = ['On {day} you wrote {wrote}; you buy at {now}, and {words} is {place} your {limit}.'] as const
const BESIDE = ['On {day} you wrote {wrote}; at {now} the price is there, you write {words}, and wait.'] as const
