import { standingOf } from '../../../language/standing.ts'
import { namesOf } from '../basis/request.ts'
import { isOfAnother } from '../basis/tells-of-company.ts'
import { isBorrowedForThis, isNeededElsewhere } from './money-of-this.ts'
import type { Place } from './place.ts'
import { isGreatPartInThis, isSizeOfThis } from './size-of-this.ts'
import type { StrictForms } from './strict-form.ts'

/** Figures, times and money: only where the words can be nothing else than what is said of them. */
export const STRICT_FORMS_OF_FACTS: StrictForms = {
  'target-without-reason': isTargetOfThis,
  'size-too-large': isGreatPartInThis,
  'size-limited': isSizeOfThis,
  'borrowed-money': isBorrowedForThis,
  'money-needed': isNeededElsewhere,
  'expiry-before-event': isAwaitedOfThis,
}

/** "It will hit 250", "NVDA to 250": the share is the subject, and the figure a price that it could have. */
function isTargetOfThis({ request, words, sentence, previous }: Place): boolean {
  const price = Number(request.decision.price ?? 0)
  const figures = (words.match(/\d[\d,.]*/g) ?? []).map((each) => Number(each.replace(/,/g, '').replace(/\.$/, '')))
  if (SUPPOSES.test(sentence) || OTHER_PRICES.test(sentence) || OTHER_PRICES.test(previous)) return false
  if (price > 0 && !figures.some((figure) => figure > price && figure < price * FARTHEST)) return false
  const [first = ''] = /^[a-z0-9&.-]+(?!['’])/.exec(words.replace(SMALL, '')) ?? []
  return OF_SHARE.test(words.replace(SMALL, '')) || namesOf(request).includes(first)
}
const FARTHEST = 12
const SUPPOSES = /(?<![a-z])(?:if|unless|would|might|may)(?![a-z])/
const SMALL = /^(?:(?:the|and|but|so|then|now|i think|i say|honestly|my|price|next stop) )*/
const OF_SHARE =
  /^(?:(?:it|this|that|they)(?:'ll|'s)?|will|should|going to|gonna|stocks?|shares?|price|target|pt|(?:i|we) (?:see|expect|say) (?:it|this|the (?:stock|shares?|price)))(?![a-z])/
/** What has a price of its own, beside the share. */
const OTHER_PRICES =
  /(?<![a-z])(?:oil|brent|wti|crude|gas|gold|silver|copper|lithium|uranium|steel|wheat|corn|coal|cocoa|coffee|bitcoin|btc|ether|crypto|s&p|spx|spy|nasdaq|dow|index|dax|ftse|vix|dollar|euro|yen|pound|rates?|yield|users|subscribers|members|customers|units|cars|stores|shops|years? old|kilos?|miles|orders|deliveries)(?![a-z])/

/** What this option waits for: a report, a decision, a verb of waiting stands in the quoted words, which are of this company and of no payment. */
function isAwaitedOfThis({ request, span, words }: Place): boolean {
  const { thesis } = request.decision
  const { isNegated, isQuoted, isIronic, isPast, isSupposed } = standingOf(thesis, span)
  if (
    isNegated ||
    isQuoted ||
    isIronic ||
    isPast ||
    isSupposed ||
    IS_OVER_OR_CONCEDED.test(words) ||
    (OF_OWN_LIFE.test(words) && !IS_FOR.test(words))
  )
    return false
  const doer = DOES.exec(words)?.groups?.doer
  if (doer && !DOERS.test(doer) && !namesOf(request).includes(doer)) return false
  return (
    (AWAITED.test(words) || GIVEN_BY_WRITER.test(words) || IS_FOR.test(words)) && !isOfAnother(thesis, span, request)
  )
}
const AWAITED =
  /(?<![a-z])(?:(?:i|we)(?:'m|'re| am| are)? wait(?:ing)?|waiting|awaits?|reports?|earnings|results|decision|decides?|ruling|rules|approval|launch(?:es|ed)?|trial|data|readout|reads? out|votes?|voted|verdict|fda|pdufa|meeting|election|announce(?:s|d|ment)?|unveil(?:s|ed)?|split|catalyst|trading update|guidance|deal|merger|spin-?off|inclusion|award|opens?|ships?|(?:is|are) (?:expected|scheduled))(?![a-z])/
/** "Earnings in April were fine last year", "even if it reads out in June". */
const IS_OVER_OR_CONCEDED =
  /^(?:even|although|though|if|whether|unless)(?![a-z])|(?<![a-z])(?:was|were|had|did|last (?:year|quarter|month|time))(?![a-z])/
/** "Nvidia reports in May" is of another, "they report" of this one. */
const DOES =
  /^(?:(?:and|but|so|then|when|as) )*(?<doer>[a-z0-9&.-]+) (?:reports?|announces?|unveils?|launches|opens|ships|guides|reads out)(?![a-z])/
const DOERS =
  /^(?:it|they|company|management|next|earnings|results?|data|phase|trial|the|new|q[1-4]|annual|quarterly|first|second|third|fourth|board|study|drug|product)$/
const GIVEN_BY_WRITER =
  /^(?:(?:i|we|i'll|i'm|i'd|we'll|so|and|but|will|can|am|happy to|willing to|ready to|prepared to|just|now|let's|it|this|that|they)(?:'ll)? )*(?:give|giving|hold|holding|keep|keeping|sit|need|needs|take|takes)(?![a-z])|(?<![a-z])(?:will|to|'ll) (?:need|take) [^.;]*(?<![a-z])(?:years?|quarters?|months?)(?![a-z])/
/** "It's for the house deposit due in July": the writer says what this option is for. */
const IS_FOR = /^(?:it's|it is|this is|insurance|the (?:put|call|option) is) for(?![a-z])/
/** "My exam results come in May", "the proceeds are due in April": days of somebody's life, and payments. */
const OF_OWN_LIFE =
  /(?<![a-z])(?:my|our|(?<!giv(?:e|ing) )(?:his|her)|tax|taxes|rent|tuition|wedding|loan|mortgage|bill|bills|invoice|proceeds|salary|bonus|exam|exams|school|holiday|pay|pays|paid|owe|due to)(?![a-z])/
