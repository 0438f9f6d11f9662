import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesOf } from '../basis/request.ts'

/** "No more COIN" of COIN, and "no more dividends" of nothing that is bought. */
export function isOfAsset(promise: string, request: CritiqueRequest): boolean {
  const object =
    /(?<![a-z])(?:no more(?: of)?|never again|hands off|done with|stay(?:ing)? (?:away from|out of)) ([a-z0-9]+(?:[.&-][a-z0-9]+)*)$/.exec(
      promise,
    )?.[1]
  if (object === undefined) return true
  return namesOf(request).includes(object) || (request.option ? OF_OPTION : OF_SHARE).test(object)
}

const OF_SHARE = /^(?:it|this|them|these|that|shares?|stock|buying|purchases?|adding|averaging)$/
const OF_OPTION = /^(?:it|this|them|these|that|buying|purchases?|adding|averaging|calls?|puts?|options?|contracts?)$/

const NAME = '[a-z0-9]+(?:[.&-][a-z0-9]+)*'
const OBJECT =
  'it|them|any|one|a single|shares?|more|again|here|in|of it|anything|this(?! (?:year|month|week|quarter|report))'
const NOT =
  "(?:(?:i|we)(?:'ll| will| shall| am| are|'m|'re| do)? ?(?:not|never|n't)|(?:i|we) (?:won't|don't))(?: going to)?(?: ever)?"
/** That nothing is bought, and that nothing is sold, without until when. */
export const NO_PURCHASE = words(`
  no more (?:of )?${NAME}|never again ${NAME}|hands off ${NAME}|(?:i(?: am|'m) )?done with ${NAME}|(?:i(?:'ll| will)? )?stay(?:ing)? (?:away from|out of) ${NAME}|
  ${NOT} (?:buy|touch|add|trade|buying|touching|adding|trading|average|averaging|come back|go back|coming back|going back|go near)(?: (?:to|down|${OBJECT}))*|
  not (?:adding|buying|touching|averaging)(?: (?:to|down|${OBJECT}))*|no (?:adding|buying|averaging down|new purchases?)`)
export const NO_SALE = words(`
  ${NOT} (?:sell|selling|touch|touching)(?: (?:${OBJECT}))*|not (?:selling|touching)(?: (?:${OBJECT}))*|no (?:sale|selling)`)

/** "Buffett is not buying": without an "I" such words are the writer's where no subject stands before them. */
export function isPromisedByWriter(thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const before = plain.slice(sentenceAround(thesis, span).from, span.from)
  return /^(?:i|we)(?![a-z])/.test(plain.slice(span.from, span.to)) || NO_SUBJECT.test(before)
}
const NO_SUBJECT =
  /(?:^|[,;:.(–—-] ?|(?<![a-z])(?:and|but|so|then|still|now|also|just|again|therefore|hence|today|myself|that|me) )$/
