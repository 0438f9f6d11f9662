import { plainText } from '../../../language/plain-text.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { wasReadable } from '../basis/readable.ts'
import { assetName, earlierText } from '../basis/request.ts'
import { countsFromOtherDay, daysSince } from '../basis/time-held.ts'
import { clausesThat } from './standing-claims.ts'
import type { StandingFact } from './standing-finding.ts'

/** For how long it has been held, beside the first words with which it was bought. */
export function heldSinceWords(request: CritiqueRequest): readonly StandingFact[] {
  const buy = holdingPeriodOf(request)?.buy
  const time = buy && daysSince(buy, request)
  if (!buy || !time || buy.writtenAt || !wasReadable(request)) return []
  if (countsFromOtherDay(request.decision.thesis)) return []
  const before = earlierText(request)
  const wrote = byThemselves(buy).find((quoted) => ![OF_PRICE, ABOUT_ELSE].some((each) => each.test(plainText(quoted))))
  if (!wrote || before.includes(wrote)) return []
  const ways = request.decision.action === 'Sell' ? SINCE_WORDS_AT_SALE : SINCE_WORDS
  return [{ values: { ...time, wrote, ticker: assetName(request) }, ways }]
}

/** Quotations of the clauses of an entry that say something by themselves: they lean on no other one. */
function byThemselves(decision: CritiquedDecision): readonly string[] {
  return [...clausesThat({ decision }, (words) => !LEANS.test(words))].filter((quoted) => {
    const words = plainText(quoted.slice(1, -1))
    return !LEANS.test(words) && !QUOTES_OTHERS.test(words)
  })
}

const QUOTES_OTHERS = /(?<![a-z])'[a-z]|(?<![a-z])(?:sick|tired) of (?:hearing|reading)(?![a-z])/

/** It begins with a word that stands for what another clause named, goes on from it, or tells somebody what to do. */
const LEANS =
  /^(?:i|i'[a-z]+|im|ive|me|my|we|we'[a-z]+|us|our|you|your|it|its|it's|they|they're|their|them|that|that's|this|these|those|he|she|his|her|there|here|which|who|whoever|what|where|when|as|than|then|also|even|or|nor|yet|still|too|not|if|once|until|unless|since|after|before|while|because|to|of|in|on|at|for|with|by|from|like|only|just|maybe|probably|well|yes|ok|so|both|buy|sell|hold|keep|wait|watch|add|has|have|is|are|was|were|does|do|did|exit|out|wrong|missed|never|getting|selling|buying|leaving|holding|staying|waiting)(?![a-z])/
const OF_PRICE = /(?<![a-z])(?:stocks?|shares?|prices?|priced|chart|position|portfolio|stop|target)(?![a-z])/

/** Of the writer or their money, of the price, of what others say or do, or of something that only another clause names. */
const ABOUT_ELSE =
  /(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|me|mine|myself|we|we'[a-z]+|us|you|lol|says?|said|thinks?|believes?|told|they|he|she|this|these|those|every(?:one|body)|people|others|rent|mortgage|tuition|salary|bonus|pension|emergency fund|savings|bills|confidence|conviction|my own|some(?:one|body)|friends?|budd(?:y|ies)|neighbou?rs?|colleagues?|wife|husband|kids|children|uncle|aunt|cousin|father|mother|dad|mum|mom|brother|sister)(?![a-z])/

const SINCE_WORDS = [
  'Held for {days}, since you wrote {wrote} on {day}.',
  'It is {days} since you bought with the words {wrote}, on {day}.',
] as const
const SINCE_WORDS_AT_SALE = [
  'Held for {days}, since you wrote {wrote} on {day}.',
  'You bought with the words {wrote} on {day}, {days} before this Sell.',
] as const
