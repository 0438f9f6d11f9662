import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { OF_THE_MANY } from '../signs/roles/said-of-errors.ts'
import { errorAt, isOwnWord, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * "The world spends two trillion on it; half a percent would be ten billion": an enormous number, a tiny part that is supposed of it, and what
 * that comes to, within two sentences. What a company has of its market today is no such part.
 */
export function sliverOfMany(request: CritiqueRequest): readonly Finding[] {
  if (!isPurchase(request) || isFund(request)) return []
  const { thesis } = request.decision
  const sentences = sentencesWithNames(request)
  if (sentences.some(({ words }) => NOT_SO.test(words))) return []
  for (const [at, sentence] of sentences.entries()) {
    const { words } = sentence
    const before = sentences[at - 1]?.words ?? ''
    if (!SLIVER.test(words) || !SUPPOSES.test(words) || !COMES_TO.test(words) || OF_TODAY.test(words)) continue
    if (!ENORMOUS.test(before) && !ENORMOUS.test(words.replace(COMES_TO, ' '))) continue
    const span = spanIn(sentence, SLIVER)
    if (!span || !isOwnWord(thesis, span, { supposed: true, past: true })) continue
    const finding = errorAt({ kind: 'small-share-of-many', weight: 80, ways: OF_THE_MANY }, span, request)
    if (finding) return [finding]
  }
  return []
}

const ENORMOUS =
  /(?<![a-z\d])(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some) ?(?:trillion|tn)|(?:[$€£]?\d{2,4}(?:\.\d+)?|(?:a|one|two|three|four|five|six|eight) hundred) ?(?:billion|bn)(?: (?:dollars?|euros?))?(?= ?(?:market|industry|a year|people|dollar|euro|business|spend|[.,;]))|(?:\d(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine) ?(?:billion|bn) (?:people|humans|heads|mouths|phones|users|customers|women|men|households|teeth|cars)|everybody on earth|the whole world)(?![a-z])/
const SLIVER =
  /(?<![a-z\d.])(?:[0-2](?:\.\d+)? ?(?:%|percent|per cent)|(?:half|a (?:quarter|third|tenth|fifth)|one|two|a)(?: of)?(?: an?| one)? (?:percent|per cent|per mille)|(?:one|1) (?:in|out of|of) (?:every )?(?:an? |one )?(?:hundred|thousand|million|two hundred|three hundred|five hundred|fifty|\d{2,6})|a (?:tiny |small |mere |thin |minute )*(?:sliver|crumb|slice|fraction|morsel|drop|speck))(?![a-z])/
const SUPPOSES =
  /(?<![a-z])(?:if|suppose|supposing|imagine|say|assume|would|were|just|only|even|merely|all (?:it|they) needs?|needs? only|enough)(?![a-z])/
/** What it comes to: another number, or the price many times over. */
const COMES_TO =
  /(?:(?<![a-z])(?:(?:would|will) (?:be|mean|make|give|bring)|that's|that is|that makes|which (?:is|makes|would be)|is already|makes|means|gives|comes to|=|they're worth|it's worth|and (?:it|they)(?:'s|'re| is| are)) ?(?:still |already |a |an |about |some |over |worth )*[$€£]?(?:\d|ten|twenty|thirty|fifty|hundreds?|millions?|billions?|sixteen|eight|five|four|twelve|two|three|seven|nine|six|forty|sixty|eighty))/
/** "It has 1% of the market today": a fact. */
const OF_TODAY =
  /(?<![a-z])(?:(?:it|they|company|share) (?:has|have|had|holds?|is at|stands at)|market share (?:is|was|of)|grew|rose|fell|up|down|margins?|yield|dividend|interest|default|churn|costs?|tariffs?|los(?:e|es|s|ses)|less|off|tax(?:es)?|fees?|fine|my (?:account|portfolio|savings)|position|of (?:the|my) (?:account|portfolio|depot))(?![a-z])/
const NOT_SO =
  /(?<![a-z])(?:not how|nobody gets|top[- ]down|says nothing|proves nothing|means nothing|i don't (?:use|believe|count)|the oldest|never works|slide|deck says|pitch|they (?:say|claim)|management (?:says|claims))(?![a-z])/
