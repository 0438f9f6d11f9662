import { plainText, type Span } from './plain-text.ts'
import { sentenceAround } from './sentences.ts'
import { isMeant } from './standing.ts'
import { type Wording, words } from './wording.ts'

/** Reasons that are at hand for almost any company, and so are reached for when the first one fails. */
const REASONS: readonly Wording[] = [
  words('dividends?(?! is cut)|dividend yield|payout|(?:get |gets )?paid (?:while|to wait)'),
  words('cheap(?:er)?|undervalued|bargain|discount|on sale|good value|oversold'),
  words('long(?:er)?[- ]?(?:term|run)|for (?:years|decades)|in (?:five|ten|\\d{1,2}) years|patien(?:t|ce)'),
  words('take-?over|buy-?out|acquired by|acquisition target|merger'),
  words('buy-?backs?|repurchas[a-z]+|buying back'),
  words('turn-?around|comeback'),
  words('(?:good|great|strong|best|trust|believe in)(?: [a-z]+)? (?:management|leadership|ceo)|new (?:ceo|chief)'),
  words('(?:strong|solid|great|good|clean) balance sheet|net cash|book value'),
  words('(?:strong|great|best|iconic|beloved)(?: [a-z]+)? brand|loyal customers|moat|just two companies'),
  words('artificial intelligence|ai'),
]

/** The first of them in a thesis that nothing of the earlier text gives; null where there is none. */
export function newReasonIn(thesis: string, earlier: string): Span | null {
  const plain = plainText(thesis)
  const given = REASONS.flatMap((reason) => {
    const span = reason.in(plain).find((each) => isReason(thesis, plain, each))
    return span ? [{ reason, span }] : []
  })
  // All that was written before is long, and most texts give none of them: then it need not be read.
  const before = given.length === 0 ? '' : plainText(earlier)
  return given.find(({ reason }) => !reason.isIn(before))?.span ?? null
}

const isReason = (thesis: string, plain: string, span: Span): boolean =>
  isMeant(thesis, span) && !isBadNews(plain, sentenceAround(thesis, span))

/** "They pay the dividend from debt" is no reason to hold. */
const isBadNews = (plain: string, { from, to }: Span): boolean =>
  /(?<![a-z])(?:lost|loses?|losing|debt|cut|cuts|suspend\w*|fell|falls|hurts?|worse|miss(?:ed)?|risk|problem|threat\w*|no longer|not|costs?|(?:more|less|lower|worse) than|down|weak\w*|gone|against|slow\w*|declin\w*|shrink\w*|too|however|only|expensive|pressure|leaves?|left|quit)(?![a-z])|n't(?![a-z])/.test(
    plain.slice(from, to),
  )
