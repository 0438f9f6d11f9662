import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod, money } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { openingReason } from './opening-reason.ts'

/**
 * "The demand is weak, I drop it. The grant is what I hold it for now.": a reason that somebody exchanges in their own words, after a fall.
 * What they first wrote stands beside it.
 */
export function reasonReplaced(request: CritiqueRequest, period: HoldingPeriod): Finding | null {
  const { decision } = request
  const fall = fallBetween(period.origin, decision)
  if (!period.buy || isSale(request) || isWatched(request) || !fall || new Big(fall.replace('%', '')).lt(TELLING_FALL))
    return null
  const { thesis } = decision
  const taken = firstOwn(thesis, TAKES_UP)
  const opening = openingReason(period.origin.thesis)
  if (!taken || !opening) return null
  const dropped = firstOwn(thesis, DROPS)
  const quoted = quotedTogether(thesis, dropped, taken)
  const values = {
    ...{ fall, words: quoted, wrote: wroteOn(period.origin, opening) },
    ...{ before: money(period.origin.price ?? '0'), now: money(decision.price ?? '0') },
  }
  return { kind: 'new-reason-after-fall', part: 'psychology', weight: 79, ways: REPLACED, values, quoted }
}

/** In percent: a fall of less makes nobody look for another reason. */
const TELLING_FALL = 10

function firstOwn(thesis: string, pattern: typeof TAKES_UP): Span | null {
  const found = pattern.in(plainText(thesis)).find((span) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
    const { from, to } = sentenceAround(thesis, span)
    const isTold = OF_OTHERS.test(plainText(thesis).slice(from, span.from))
    return (
      !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast || isTold) &&
      !/\?\W*$/.test(thesis.slice(from, to))
    )
  })
  return found ?? null
}

/** What is given up and what comes in its stead, in the sentences in which they stand; "this is what I hold it for" with the one before it. */
function quotedTogether(thesis: string, dropped: Span | null, taken: Span): string {
  const own = sentenceAround(thesis, taken)
  const pointsBack = POINTS_BACK.test(plainText(thesis).slice(own.from, own.to).trim())
  const before = pointsBack ? sentencesOf(thesis).findLast(({ to }) => to <= own.from) : undefined
  const first = before ?? (dropped && sentenceAround(thesis, dropped))
  return first && first.to <= own.from ? quotationOfTest(thesis, first, own) : quotationOfTest(thesis, own)
}

const POINTS_BACK = /^(?:and |so )?(?:this|that|it|which)(?:'s| is) (?:now )?(?:what|why|the reason)(?![a-z])/
const OF_OTHERS =
  /(?<![a-z])(?:they|he|she|management|the (?:company|board|ceo)|analysts?|people|everybody|everyone|my (?:wife|husband|brother|sister|friend|uncle|broker|father|mother|son|daughter)|said|says?|was|used to)(?![a-z])/
const DROPS = words(`
  i (?:drop|give up|let go of|leave|forget|scrap|abandon|cross out|strike out|put aside|set aside)(?: on)? (?:it|that|this|the [a-z]+(?: [a-z]+)?)(?= ?(?:[.,;!]|$|and ))|i(?:'ve| have) (?:dropped|given up(?: on)?|let go of|abandoned|scrapped) (?:it|that|this|the [a-z]+(?: [a-z]+)?)(?= ?(?:[.,;!]|$|and ))|
  (?:forget|never mind|leave aside) (?:it|that|this|the [a-z]+(?: [a-z]+)?)(?= ?(?:[.,;!]|$))|(?:is|are|was|were) (?:no longer|not|never) (?:the|my|a) (?:point|reason|case|thesis|story)(?: (?:any ?more|for me))?(?= ?(?:[.,;!]|$|and ))|(?:doesn't|does not|no longer) matters?(?: (?:any ?more|to me))?(?= ?(?:[.,;!]|$|and ))`)
const HOLD = '(?:hold|own|keep|have|stay in|am in|am here|stay)(?: (?:it|this|them|on))*'
const TAKES_UP = words(`
  (?:this|that|it|which)(?:'s| is) (?:now )?(?:what|why|the reason(?: why| that)?) i (?:now )?${HOLD}(?: for)? now(?= ?(?:[.,;!]|$))|(?:this|that|it|which)(?:'s| is) (?:now )?(?:what|why|the reason(?: why| that)?) i now ${HOLD}(?: for)?(?= ?(?:[.,;!]|$))|(?:this|that|it|which)(?:'s| is) now (?:what|why|the reason(?: why| that)?) i ${HOLD}(?: for)?(?= ?(?:[.,;!]|$))|
  (?:what|why) i (?:now )?${HOLD}(?: for)? now is [a-z0-9' -]{4,60}|i (?:now (?:hold|own|keep)|(?:hold|own|keep) (?:it|this|them) now)(?: (?:it|this|them))? (?:for|because of) [a-z0-9' -]{4,60}|
  (?:i )?(?:now )?(?:treat|see|regard|take|look at|count) (?:it|this|them) (?:now )?as (?:an? |the )?[a-z0-9' -]{3,40} (?:from (?:here|now)(?: on)?|now|instead)(?= ?(?:[.,;!]|$))|
  (?:it|this)(?:'s| is) (?:an? |the )?[a-z0-9' -]{3,40} (?:play|story|case|stock|holding|bet|thesis) from (?:here|now)(?: on)?(?= ?(?:[.,;!]|$))|(?:from (?:here|now)(?: on)?,? )(?:it|this)(?:'s| is) (?:an? |the )?[a-z0-9' -]{3,40} (?:play|story|case|stock|holding|bet|thesis)(?= ?(?:[.,;!]|$))|
  (?:my (?:new|second|third|next|other) (?:thesis|reason|case|story|argument)|the (?:new|real) (?:thesis|reason))(?: for (?:it|holding|this))? (?:is|:) ?[a-z0-9' -]{4,60}|(?:it|this) (?:has )?(?:become|became|turned into|is now) (?:an? |the )?[a-z0-9' -]{3,40} (?:play|story|case|stock|holding|bet|thesis)(?: for me)?(?= ?(?:[.,;!]|$))`)

const REPLACED = [
  '{wrote}; after a fall of {fall}, from {before} to {now}, you write {words}.',
  '{wrote}; {fall} lower, at {now}, stands {words}.',
] as const
