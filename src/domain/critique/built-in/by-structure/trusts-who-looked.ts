import type { CritiqueRequest } from '../../critique.ts'
import { statesFigures } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { saysWhatWeighs } from '../basis/weighs-it.ts'
import { errorAt, isOwnWord, PERSON, type Stated, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * "I haven't looked at the accounts, he has": the writer did not look, somebody did, and that is the reason. Told by who does what in two
 * clauses; where a test or anything of the writer's own weighs beside it, nothing is said.
 */
export function trustsWhoLooked(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const { thesis, confidence } = decision
  if (!isPurchase(request) || isFund(request) || confidence < LEAST_SURE || saysWhatWeighs(thesis)) return []
  if (ownTestsOf(decision).length > 0) return []
  const sentences = sentencesWithNames(request)
  const hasOwnFigure = (each: Stated) =>
    statesFigures(thesis.slice(each.from, each.to)) && !TOLD_BY_COMPANY.test(each.words)
  if (sentences.some((each) => HOLDS_BACK.test(each.words) || hasOwnFigure(each))) return []
  for (const [at, sentence] of sentences.entries()) {
    const pattern = patternIn(sentence, sentences[at + 1])
    const span = pattern && spanIn(sentence, pattern)
    if (!span || !isOwnWord(thesis, span, { negated: true, past: true })) continue
    const ways = pattern === MUST_BE ? ONE_PERSON : SOMEBODY_ELSES
    const next = pattern === NOT_LOOKED_ALONE ? sentences[at + 1] : undefined
    const finding = errorAt({ kind: 'authority', weight: 82, ways }, span, request, next)
    if (finding) return [finding]
  }
  return []
}

const LEAST_SURE = 7

function patternIn({ words }: Stated, next: Stated | undefined): RegExp | null {
  const single = [LOOKED_INSTEAD, SHARED_OUT, SAVES_ME, TRUSTS_MORE, SURE_FOR_ME, WHOLE_REASON, MUST_BE].find((each) =>
    each.test(words),
  )
  if (single === TRUSTS_MORE && AGAINST.test(words)) return null
  if (single) return single
  const did = next && HE_DID.test(next.words) && !HE_WARNS.test(next.words)
  return did && NOT_LOOKED_ALONE.test(words) ? NOT_LOOKED_ALONE : null
}

const STUDY =
  '(?:look(?:ed|ing)?|read|check(?:ed|ing)?|open(?:ed)?|understand|understood|judge|follow(?:ed)?|stud(?:y|ied)|verif(?:y|ied)|calculate[d]?|research(?:ed)?|analy[sz]e[d]?|go through|gone through|went through|work(?:ed)? (?:it )?out|do (?:the|any) (?:sums|maths|math|work|research|homework|digging|reading)|done (?:the|any) (?:sums|maths|math|work|research|homework|digging|reading)|know (?:the first thing|anything|much|what|how|why))'
/** The writer, who may be left out at the beginning. */
const NOT_LOOKED = `(?:(?:^|[.;:,–—] ?|(?<![a-z])(?:and|so) )(?:(?:i|i've) )?(?:myself )?(?:(?:have|had|did|do|can|could|need)(?:n't| not)|can't|cannot|never|hardly) (?:(?:even|really|ever|once|myself|actually|personally|yet|to|claim|pretend|quite|have) )*${STUDY}(?: [a-z'-]+){0,7}|(?:^|[.;:,] )(?:i have |i've )?no (?:idea|clue) (?:what|how|why|whether)(?: [a-z'-]+){1,7})`
const HE = `(?:he|she|they|${PERSON})`
/** "He has", "she did": the verb that the writer denied of themselves; or that the other went through it. */
const DID = '(?:has|have|did|does|do|can|could|was|is)(?= ?(?:[.,;:!)]|$|and |with ))'
const WENT_THROUGH =
  '(?:(?:has |have |already )?(?:went through|gone through|read|looked (?:at|into|through)|checked|worked (?:through|it out)|studied|did|done|explained|verified|knows|understands) (?:all of (?:it|them|that)|it all|it|them|all|everything|the (?:[a-z]+ )?(?:accounts|figures|numbers|books|reports?|sums|maths|math|filings?|science|work|homework|digging|reading|research|whole thing)|every [a-z]+)(?: (?:twice|for me|already|for us|through|to me|to us))*)'
const LOOKED_INSTEAD = new RegExp(
  `${NOT_LOOKED}(?:[,;:–—] ?| - | but )(?:but |and |because |while )?${HE} (?:${DID}|${WENT_THROUGH})`,
)
const NOT_LOOKED_ALONE = new RegExp(`${NOT_LOOKED}(?=[.!]?$)`)
const HE_DID = new RegExp(`^(?:but |and )?${HE.replace('he|she|they|', '')} (?:${DID}|${WENT_THROUGH})`)
const AGAINST = /(?<![a-z])(?:sold|sells?|selling|short|against|out of it|avoids?)(?![a-z])/
const HE_WARNS = /(?<![a-z])(?:sold|sell|short|out|not|never|wrong|doubt\w*|warn\w*)(?![a-z])|n't(?![a-z])/
/** "He does the thinking, I do the buying", "the lads have done the digging, I just pressed the button". */
const SHARED_OUT = new RegExp(
  `(?:^|[.;:] )(?:${HE} |the (?:[a-z]+ ){1,5}?)(?<! i )(?:does|do|did|has done|have done) (?:all )?(?:the|my|our) (?:thinking|reading|digging|work|homework|research|sums|maths|math|looking|checking|analysis|worrying|counting|reckoning)(?: for (?:me|us))?[,;–—]? ?(?:and )?(?:so )?i (?:just|only|merely|simply|do the|did the|press|pressed|follow|copy|buy|bought)(?: [a-z]+){0,4}`,
)
/** "The accountant in our choir has gone through the report, which saves me the trouble". */
const SAVES_ME = new RegExp(
  `(?:^|[.;:] )(?:${HE}|the (?:[a-z]+ ){1,5}?)(?: )?${WENT_THROUGH}[,;–—]? ?(?:and )?(?:which|that|so that|it) (?:saves|spares|saved|spared) (?:me|us)(?= ?(?:[.,;!)]|$|the |it|that|time|from ))`,
)
/** "I trust Lena's judgement more than mine". */
const TRUSTS_MORE = new RegExp(
  `(?:^|[.;:,] |(?<![a-z])and )i trust (?:him|her|them|(?:his|her|their|${PERSON}'s) [a-z]+|${PERSON})(?: here| on this| with this)? (?:far |much |a lot )?more than (?:mine|my own(?: [a-z]+)?|myself|me|any (?:report|analyst|figures?|balance sheet|chart))(?= ?(?:[.,;!)]|$|and ))`,
)
/** "Is so sure of it that I didn't need to be". */
const SURE_FOR_ME = new RegExp(
  `(?:^|[.;:] )${PERSON} (?:is|was|seems) (?:so |that |absolutely |dead |completely )*(?:sure|certain|convinced|confident)(?: (?:of|about) (?:it|this))?,? (?:so |that )+(?:that )?i (?:didn't|don't|did not|do not|needn't|need not)(?: (?:even|really))? (?:need|have|want)?(?: ?to)? ?(?:be|look|check|read|ask|think)(?= ?(?:[.,;!)]|$|at |it|any|further|for ))`,
)
/** "The whole reason: Aunt Rosa bought 500". */
const WHOLE_REASON = new RegExp(
  `(?:^|[.;:] )(?:the |my )?(?:whole|only|entire|sole) (?:of (?:the|my) )?(?:reason|case|thesis|argument)(?: (?:for it|here|is|is that))*[:,]? (?:that )?${PERSON} (?:bought|buys|owns|holds|is in|swears by|recommended|put|says|told|has (?:it|some|\\d))(?: [a-z0-9$%'-]+){0,8}`,
)
/** "My brother-in-law sells used cars and is getting killed, so it must be going somewhere". */
const MUST_BE = new RegExp(
  `^(?:${PERSON}) (?:[a-z0-9,'-]+ ){1,16}?so (?:it|this|they|the (?:stock|share|shares|company|price)) (?:must|has to|have to|can only|is bound to) (?:be (?:going (?:somewhere|up|well|to [a-z]+)|coming|good|great|worth(?: [a-z]+){1,3}|on to something|onto something|cheap|right|winning|working|growing|taking off|taking (?:over|it all)|the future|big|huge|doing (?:well|something right)|a (?:good|great|sure) [a-z]+)|go (?:up|far|somewhere)|rise|climb|win|do well|come)(?= ?(?:[.,;!)]|$))`,
)
/** What the writer does because of it, or that others are to look for a person who works there. */
const HOLDS_BACK =
  /(?<![a-z])(?:so i (?:wait|pass|keep|only|asked|put only)|until i (?:have|do|know|can)|before i (?:buy|add)|yet to|will (?:read|check|look)|tonight|this weekend|(?:one|two|1|2) shares?|small|tiny|half of|auditors?|regulators?|analysts? (?:don't|do not)|insider)(?![a-z])/

/** What a release says is in it: no figure that the writer found. */
const TOLD_BY_COMPANY =
  /(?<![a-z])(?:reported|reports|announced|announces|expects|said|says|today|year over year|(?:raised|raises|cut|lifted) (?:its|their|the) target)(?![a-z])/

const ONE_PERSON: Phrasings = [
  'You write {words}: what one person lives through says little of what all of {ticker} earns.',
]
const SOMEBODY_ELSES: Phrasings = [
  'You write {words}: that is a reason to look at {ticker}; to own it at {confidence} of 10 takes one of your own.',
  'You write {words}: on the day it falls it is theirs to say whether the reason still holds.',
]
