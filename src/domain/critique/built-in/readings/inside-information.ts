import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase } from '../basis/request.ts'

/**
 * "My sister-in-law is in treasury there. She told me that they will raise the guidance, it comes out on Thursday.": somebody who is inside
 * has told what is not published. Who it is, that they told it, what of, and that it is not out yet all have to stand there, in one sentence
 * or two that follow each other.
 */
export function insideInformation(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (!isPurchase(request)) return []
  const plain = plainText(thesis)
  if (!(mayBeInside(thesis) || BUY_BEFORE.test(plain)) || IS_PUBLIC.test(plain) || NOT_USED.test(plain)) return []
  const sentences = sentencesOf(thesis)
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    const words = plain.slice(sentence.from, sentence.to)
    const withBefore = plain.slice(before?.from ?? sentence.from, sentence.to)
    const near = plain.slice(before?.from ?? sentence.from, sentences[at + 1]?.to ?? sentence.to)
    const tip = BUY_BEFORE.exec(words)
    const isTold = tip !== null || (TELLS.test(words) && OF_REPORT.test(words) && NOT_OUT.test(near))
    if (!isTold || !INSIDER.test(withBefore)) continue
    const told = tip ? { from: sentence.from + tip.index, to: sentence.from + tip.index + tip[0].length } : sentence
    const { isNegated, isQuoted, isIronic, isSupposed } = standingOf(thesis, told)
    if (isNegated || isQuoted || isIronic || isSupposed) continue
    const quoted = quotationOfTest(thesis, sentence)
    const values = { words: quoted }
    return [
      {
        kind: 'not-public',
        part: 'psychology',
        weight: 92,
        ways: MAY_BE_INSIDE,
        values,
        quoted,
        hasOwnForm: true,
        standsBesideTests: true,
      },
    ]
  }
  return []
}

/** Whether a text may tell of something that is not published: no news is asked about then, and nothing is said of it. */
const mayBeInside = (thesis: string): boolean => MAY_BE_INSIDE_TEXT.test(plainText(thesis))

const MAY_BE_INSIDE_TEXT =
  /(?<![a-z])(?:(?:not|n't|never|nothing|before|until|yet)[^.;!?]{0,24} (?:public|published|announced|out|released)|unpublished|unannounced|insiders? (?:tip|info\w*)|inside (?:tip|info\w*|knowledge)|before (?:anyone|anybody|everyone|everybody) (?:knows|hears|else)|(?:tells|told|telling|let slip|whispered)(?: (?:to )?(?:me|us|my [a-z]+))?|(?:comes?|is|are|will be) (?:out|announced|published|released) (?:on|next|in|tomorrow))(?![a-z])/

const KIN =
  '(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|buddy|mate|neighbou?r|roommate|flatmate|ex|colleague|schoolmate|classmate|godfather|guy|man|woman|somebody|someone|client|patient|customer|tenant|contact)(?:-in-law)?'
const DEPARTMENT =
  '(?:accounts|accounting|treasury|finance|controlling|audit|legal|the legal department|investor relations|procurement|purchasing|sales|m&a|regulatory|r&d|the lab|payroll|the board|management|logistics|the warehouse|operations|billing|tax)'
/** Somebody by whose work they know what others do not. */
const INSIDER = new RegExp(
  `(?<![a-z])(?:(?:my|a|an|our|his|her|the|some)(?: [a-z-]+){0,3}? ${KIN}(?: of mine)?(?: [a-z]+){0,4}?,? (?:(?:who|that) )?(?:(?:works?|worked|is|sits|'s) (?:there|inside)(?![a-z])|(?:works?|is|sits)(?: [a-z]+){0,2} (?:in|at|on|for) (?:their|its|the company|${DEPARTMENT})|(?:works?|is|sits)(?: [a-z]+){0,4}? (?:at|on) the (?:trial|study) (?:site|team)|does (?:their|its) (?:books|accounts|audit|payroll|taxes|returns)|audits (?:them|it|their)|(?:in|from|at) (?:their |its )?${DEPARTMENT})|an? (?:nurse|doctor|investigator|engineer|clerk|auditor|banker|lawyer|manager|director|buyer)(?: friend)? (?:from|at|in|of|on) (?:the|their|its) (?:trial|trial site|site|deal|lab|company|firm|plant|board|bank|team)(?: site)?)(?![a-z])`,
)
const TELLS =
  /(?<![a-z])(?<!(?<![a-z])i )(?:says?|said|tells? (?:me|us)|told (?:me|us|my [a-z]+)|let (?:it )?slip|whispered|mentioned|hinted|swears?)(?! (?:me )?nothing)(?![a-z])/
/** What moves a price when it is published. */
const OF_REPORT =
  /(?<![a-z])(?:quarter|results?|numbers|figures|guidance|earnings|orders?|contract|deal|merger|takeover|offer|bid|approval|approved|data|trial|drug|arm|study|dividend|buyback|profit|revenue|sales|recall|split|licen[cs]e|launch|layoffs|partnership|upgrade)(?![a-z])/
const NOT_OUT =
  /(?<![a-z])(?:(?:not|n't|never) (?:(?:yet|been|be|is|are|even|officially) )*(?:public|published|announced|out|released|known|told)|before (?:it|they|that|the [a-z]+|anyone|anybody|everybody)(?:'s| is| are| get| gets| comes?| hear[s]?| know[s]?)? ?(?:out|public|published|announced?|released?|it)?|(?:comes?|is|are|will be|goes) (?:out|announced|published|released|public) (?:only )?(?:on|next|in|tomorrow)|will (?:raise|beat|announce|report|miss|cut|be announced)|unpublished|unannounced|nobody (?:outside )?knows|(?:report|earnings|results?) (?:is|are|comes?) (?:on|next|only))(?![a-z])/
/** "She only said buy before Thursday": no figure was told, and the day tells enough. */
const BUY_BEFORE =
  /(?<![a-z])(?<!(?<![a-z])i )(?:says?|said|tells? (?:me|us)|told (?:me|us)|whispered|hinted)(?: (?:only|just|simply|to|me|us|that|i|we|you|should|must))* (?:buy|get in|get some|load up|be in)(?: [a-z]+){0,3} before (?:(?:next |this |the )?(?:mon|tues|wednes|thurs|fri)day|the (?:weekend|data|read-?out|report|results?|news|announcement|earnings|print|call))(?![a-z])/
/** What everybody can read, and what is rumour. */
const IS_PUBLIC =
  /(?<![a-z])(?:press release|is public|was public|made public|published (?:today|yesterday|this|last)|(?:it|that) (?:was|is) (?:in|on) (?:the|their) (?:news|paper|report|filing|website|call)|read (?:it|that) in|rumou?rs?|twitter|reddit|forum|investor day|conference|webcast|private company)(?![a-z])/
/** "Which is why I wait for the report", "I don't trade on it". */
const NOT_USED =
  /(?<![a-z])(?:i|we) (?:won't|will not|would not|wouldn't|don't|do not|never|can't|cannot|may not|must not|didn't|did not) (?:[a-z]+ )?(?:use|trade|act|touch|buy|listen|want to (?:know|hear)|ask|count)(?![a-z])|(?<![a-z])(?:compliance|cleared|lawyer|counsel) (?:says?|said|has|cleared|ok)|(?<![a-z])so i(?:'ll| will)? wait(?![a-z])/

/** For all that is not published, however it was recognised. */
export const MAY_BE_INSIDE = [
  'You write {words}: that may be inside information; do not trade on it before you have asked somebody who knows the law.',
  'With {words} this may be inside information: before you trade on it, ask somebody who knows the law.',
] as const
