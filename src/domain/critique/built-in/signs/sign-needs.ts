import { isToldAsPast } from '../../../language/doer.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { FindingKind } from '../basis/finding.ts'
import { sideOfCost } from '../basis/holding-period.ts'
import { isFund, isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { saysWhatWeighs, weighsIt } from '../basis/weighs-it.ts'
import { isBias, SIGNS } from './known-signs.ts'
import type { Sign } from './sign.ts'

/** The signs that mean something in such a decision. Which they are follows from its action and from whether it is about an option. */
export function signsOf(request: CritiqueRequest): readonly Sign[] {
  const key = `${request.decision.action}${request.option ? ' of an option' : ''}`
  const signs = ofDecisions.get(key) ?? SIGNS.filter((sign) => isOfDecision(sign, request))
  ofDecisions.set(key, signs)
  return signs
}
const ofDecisions = new Map<string, readonly Sign[]>()

/** Whether the sign means that in this decision: a purchase, a sale, of what is held or only watched. */
function isOfDecision(sign: Sign, request: CritiqueRequest): boolean {
  const { at } = sign
  if (isWatched(request) && isBias(sign) && !BIASES_OF_WATCHING.has(sign.kind)) return false
  // What an option costs is a premium, and no price of a share.
  if (sign.kind === 'low-price-as-cheap' && request.option) return false
  if (at === undefined) return true
  if (at === 'purchase') return isPurchase(request)
  if (at === 'sale') return isSale(request)
  if (at === 'watch') return isWatched(request)
  if (at === 'not-sale') return !isSale(request)
  if (at === 'hold') return !isWatched(request) && !isSale(request) && request.decision.action !== 'Buy'
  // Of what is bought for the first time nothing was paid yet.
  return !isWatched(request) && request.decision.action !== 'Buy'
}

/** What may be said of somebody who only watches, and so has given in to nothing. */
const BIASES_OF_WATCHING = new Set(['anchoring-to-past-price', 'hindsight'])

/** What a sign asks of the whole entry: of its words, its option, its price beside the cost, its number, its share or fund. */
export function hasWhatItNeeds(sign: Sign, request: CritiqueRequest): boolean {
  const { confidence, thesis } = request.decision
  const plain = plainText(thesis)
  return !(
    sign.unless?.test(plain) ||
    (sign.ofOption && sign.ofOption !== request.option?.right) ||
    (sign.notOfOption && sign.notOfOption === request.option?.right) ||
    (sign.when && !(isOfBuyer(request) && sideOfCost(request) === sign.when)) ||
    (sign.fromConfidence !== undefined && confidence < sign.fromConfidence) ||
    (sign.needs && !sign.needs.test(plain)) ||
    (sign.unlessWeighed === 'in-words' && saysWhatWeighs(thesis)) ||
    (sign.unlessWeighed === 'in-words-or-figures' && weighsIt(thesis)) ||
    (sign.ofFundOr && !isFund(request) && !sign.ofFundOr.test(plain)) ||
    (isFund(request) && OF_COMPANY.has(sign.kind))
  )
}

/** What may be asked of a company, and not of a fund of hundreds. */
const OF_COMPANY = new Set<FindingKind>([
  'exit-denied',
  'fall-as-reason',
  'low-price-as-cheap',
  'familiarity',
  'anchoring-to-past-price',
])

/** What a sign asks of the place where its words stand: the time of their clause, what is beside them, a figure of a price's size. */
export function standsWhereItNeeds(sign: Sign, span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  if (sign.told === 'past' && !isToldAsPast(thesis, span)) return false
  if (sign.kind === 'anchoring-to-past-price' && isNoPrice(span, request)) return false
  return isBesideWhatItNeeds(sign, thesis, span)
}

/** So many sentences before and behind the words. What makes an error of several parts may stand farther off. */
const NEAR = [2, 1] as const
const NEAR_OF_ROLES = [3, 3] as const

/** What stands in the sentence of the words and in those that are near. */
function isBesideWhatItNeeds({ beside, notBeside, isToldWhole }: Sign, thesis: string, span: Span): boolean {
  if (!beside && !notBeside) return true
  const sentences = sentencesOf(thesis)
  const at = sentences.findIndex(({ from, to }) => span.from >= from && span.from < to)
  const [before, behind] = isToldWhole ? NEAR_OF_ROLES : NEAR
  const near = sentences.slice(Math.max(0, at - before), at + 1 + behind)
  const plain = plainText(thesis).slice(near[0]?.from ?? 0, near.at(-1)?.to ?? thesis.length)
  return (!beside || beside.test(plain)) && !notBeside?.test(plain)
}

/** "Book-to-bill was low. It was 0.88 in September": a figure so far from the price is of something else, and "was 7, now 5" of confidence. */
function isNoPrice(span: Span, { decision }: CritiqueRequest): boolean {
  const price = Number(decision.price ?? 0)
  const figuresIn = ({ from, to }: Span) =>
    quantitiesOf(decision.thesis.slice(from, to)).map(({ value }) => Math.abs(Number(value)))
  const [figures, all] = [figuresIn(span), figuresIn(sentenceAround(decision.thesis, span))]
  const isConfidence = all.includes(decision.confidence) && all.every((each) => each <= HIGHEST_CONFIDENCE)
  if (isConfidence && price > HIGHEST_CONFIDENCE) return true
  return price > 0 && figures.length > 0 && figures.every((each) => each * FARTHEST < price || each > price * FARTHEST)
}
const FARTHEST = 20
const HIGHEST_CONFIDENCE = 10
