import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { quotationOfTest, quotationOfWhole } from '../basis/quotation-of-test.ts'
import { OF_ANY_TEST } from '../own-tests/open-test-before.ts'
import { keptBuyingRule } from './kept-buying-rule.ts'
import { numbersBelow } from './own-price-before.ts'
import { saidOfTheRest } from './own-price-came.ts'
import { ownPriceIn, priceIn, wholeOwnPrice } from './waits-for-own-price.ts'

/**
 * A Buy after an entry that only watched and named a price of its own below that of its day: at that price or less, which keeps to it, or
 * for more. After a split the price that was named is another one.
 */
export function boughtBesideOwnPrice(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, splits } = request
  if (decision.action !== 'Buy' || decision.price === null || splits.length > 0) return []
  const watched = earlier.slice(earlier.findLastIndex(({ action }) => action === 'Sell') + 1)
  const last = watched
    .flatMap((entry) => {
      const place = ownPriceIn(entry)
      const price = place && priceIn(entry, place)
      return place && price && entry.writtenAt === undefined ? [{ entry, place, price }] : []
    })
    .at(-1)
  // A later entry, or this one, may name a limit in words that were not read: then the one that was read is no longer the latest.
  const isLatest =
    last &&
    ![...watched.slice(watched.indexOf(last.entry) + 1), decision].some((entry) =>
      mayNameLimit(entry, decision, last.price),
    )
  const isWaiting = last && isLatest && last.entry.price !== null && new Big(last.price).lt(last.entry.price)
  if (!last || !isWaiting) return []
  const values = {
    day: dayWritten(last.entry),
    wrote: wholeOwnPrice(last.entry.thesis, last.place),
    now: money(decision.price),
  }
  const { from, to } = sentenceAround(last.entry.thesis, last.place)
  // "At 60, at most 65": a Buy at 63 is at one of the two.
  const highest = numbersBelow(last.entry, { from, to }).at(-1) ?? last.price
  if (new Big(decision.price).gt(last.price) && new Big(decision.price).lte(highest)) return []
  if (new Big(decision.price).gt(last.price)) {
    const passed = watched
      .slice(watched.indexOf(last.entry) + 1)
      .find((each) => hasCome(each, last.price) && !LACKS.test(saidOfTheRest(last.entry, last.place, each) ?? ''))
    const before = passed && { later: dayOf(passed), was: money(passed.price ?? '0') }
    const raised = { kind: 'own-price-raised', part: 'psychology', weight: 81, quoted: null } as const
    return before
      ? [{ ...raised, weight: 84, ways: ABOVE_AFTER_IT_CAME, values: { ...values, ...before } }]
      : [{ ...raised, ways: ABOVE, values }]
  }
  // More than the price may have been asked for, and what was met by its rule is told as that.
  const asksForMore = ASKS_FOR_MORE.test(plainText(last.entry.thesis).slice(from, to))
  if (asksForMore && decision.writtenAt === undefined) return withTheRest(last.entry, { from, to }, request)
  return asksForMore || decision.writtenAt !== undefined || keptBuyingRule(request).length > 0
    ? []
    : [{ kind: 'rule-kept', part: 'psychology', weight: 86, ways: AT, values, quoted: null }]
}

const hasCome = ({ price }: CritiquedDecision, named: string): boolean => price !== null && new Big(price).lte(named)
/** What else was asked for had not come with the price. */
const LACKS =
  /(?<![a-z])(?:not|never|no|only|fell|fall\w*|shr[aiu]nk\w*|declin\w*|down|lower|less|worse|miss\w*|under|below|cut)(?![a-z])|n['’]t(?![a-z])|[-−]\d/i

/**
 * At the price that was named, where more than that was asked for: that all of it came is told by the writer's own words alone; what they write of the
 * rest without saying so stands beside it.
 */
function withTheRest(entry: CritiquedDecision, condition: Span, { decision }: CritiqueRequest): readonly Finding[] {
  const { thesis, price } = decision
  const wrote = quotationOfWhole(entry.thesis, condition)
  if (!wrote) return []
  const values = { day: dayWritten(entry), wrote, now: money(price ?? '0') }
  const both = BOTH.in(plainText(thesis)).find((span) => isMeant(thesis, span))
  if (both) {
    const told = quotationOfTest(thesis, sentenceAround(thesis, both))
    const credit = { kind: 'rule-kept', part: 'psychology', weight: 87 } as const
    return [{ ...credit, ways: WITH_BOTH, values: { ...values, words: told }, quoted: told }]
  }
  const rest = plainText(entry.thesis.slice(condition.from, condition.to)).split(ASKS_FOR_MORE).at(-1) ?? ''
  const named = contentWords(rest).filter((word) => word.length > 3 && !OF_ANY_TEST.has(word))
  const spoken = sentencesOf(thesis).find(({ from, to }) => {
    const terms = contentWords(thesis.slice(from, to))
    return named.some((word) => terms.includes(word)) && isMeant(thesis, { from, to })
  })
  const told = spoken && quotationOfWhole(thesis, spoken)
  if (!told || MAY_BE_TOLD.test(plainText(thesis))) return []
  const beside = { kind: 'test-beside', part: 'psychology', weight: 64 } as const
  return [{ ...beside, ways: BESIDE_REST, values: { ...values, words: told }, quoted: told }]
}

/** "Both of what I asked for", "both boxes ticked", "all three conditions are there" */
const BOTH = words(`
  (?:both|all(?: of it| of them| three)?)(?: of)?(?: the)?(?: things| that| what)+ i (?:had |'d )?(?:asked for|asked|wanted|wrote|demanded|set|named|waited for|needed)|
  (?:both|all(?: three)?)(?: of)?(?: my| the)? (?:boxes|conditions|terms|requirements|criteria|things)(?: (?:from|of|in) [a-z]+)?(?: (?:i (?:set|wrote|asked for)))?(?: (?:are|were|is|now))* (?:ticked|met|there|fulfilled|satisfied|true|here|in place)|
  (?:both|all(?: three)?)(?: of)?(?: my| the)? (?:boxes|conditions|terms|requirements|criteria) (?:from|of|in) [a-z]+(?= ?(?:[.,;:!)]|$))`)
/** Words by which the rest may be told to have come after all. */
const MAY_BE_TOLD =
  /(?<![a-z])(?:both|as (?:i )?(?:wrote|written|said|asked|planned)|conditions?|boxes|neither)(?![a-z])/

/**
 * Whether an entry has a figure that may be another limit at or above the price paid: no more than a half above it, and neither the price itself nor
 * the one that was named.
 */
const mayNameLimit = (
  { thesis, price }: CritiquedDecision,
  { price: paid }: CritiquedDecision,
  named: string,
): boolean =>
  paid !== null &&
  quantitiesOf(thesis).some(
    ({ unit, value, from }) =>
      (unit === 'count' || unit === 'money') &&
      !IS_AIM.test(plainText(thesis).slice(0, from)) &&
      new Big(value).gte(paid) &&
      new Big(value).lte(new Big(paid).times('1.5')) &&
      !new Big(value).eq(named) &&
      ![price, paid].some((each) => each !== null && new Big(value).round(0).eq(new Big(each).round(0))),
  )

/** "Watch it go to 400", "before it is at 400": where it may go is no price at which anything is bought. */
const IS_AIM =
  /(?<![a-z])(?:(?:go|goes|going|run|runs|running|climb|climbs|rise|rises|move|moves|get|gets|head|heads|heading|fly) to|(?:target|aim)(?: is| of|:)?|(?:before|until|till|when) it(?:'s| is) at|than (?:at|for)) \$?$/

const ASKS_FOR_MORE = /(?<![a-z])(?:if|once|when|after|unless|until|provided|as soon as|with|maybe|perhaps)(?![a-z])/

const ABOVE_AFTER_IT_CAME = [
  'On {day} you wrote {wrote}; it was at {was} on {later}, and this Buy is at {now}.',
] as const
const ABOVE = ['On {day} you wrote {wrote}; this Buy is at {now}.'] as const
const WITH_BOTH = [
  'On {day} you wrote {wrote}; this Buy is at {now}, with {words}: you waited for it, and kept to it.',
] as const
const BESIDE_REST = ['On {day} you wrote {wrote}; this Buy is at {now}, and today you write {words}.'] as const
const AT = ['On {day} you wrote {wrote}; this Buy is at {now}, and keeps to it.'] as const
