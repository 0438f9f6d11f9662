import { isDoneByOthers } from '../../language/doer.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { type Standing, standingOf } from '../../language/standing.ts'
import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import { quotationAround } from './quotation.ts'
import { assetName, isPurchase, isSale, isWatched } from './request.ts'
import type { Sign } from './sign.ts'
import { SIGNS_OF_CERTAINTY } from './signs-of-certainty.ts'
import { SIGNS_OF_CREDIT, SIGNS_OF_KIND } from './signs-of-credit.ts'
import { SIGNS_OF_FEELING } from './signs-of-feeling.ts'
import { SIGNS_OF_OTHERS } from './signs-of-others.ts'
import { SIGNS_OF_PRICE } from './signs-of-price.ts'

const BIASES: readonly Sign[] = [...SIGNS_OF_FEELING, ...SIGNS_OF_CERTAINTY, ...SIGNS_OF_PRICE, ...SIGNS_OF_OTHERS]
const SIGNS: readonly Sign[] = [...BIASES, ...SIGNS_OF_CREDIT, ...SIGNS_OF_KIND]
/** What may be said of somebody who only watches: a wish to be in, and never a reason for what was not done. */
const BIASES_OF_WATCHING = new Set(['fear-of-missing-out', 'regret', 'anchoring-to-past-price', 'hindsight'])

/**
 * What the words of an entry show: each sign at the first place where it stands as the writer's own statement of today.
 * @param outside stretches that are read as something else, such as the person's own test
 */
export function readSigns(request: CritiqueRequest, outside: readonly Span[]): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  return SIGNS.flatMap((sign): Finding[] => {
    if (!isAt(sign, request) || sign.unless?.test(plain)) return []
    const span = firstMeant(sign, plain, request, outside)
    if (!span) return []
    const quoted = quotationAround(thesis, span)
    const values = { words: quoted, ticker: assetName(request) }
    return [{ kind: sign.kind, part: sign.part ?? 'psychology', weight: sign.weight, ways: sign.says, values, quoted }]
  })
}

function firstMeant(sign: Sign, plain: string, request: CritiqueRequest, outside: readonly Span[]): Span | null {
  const { thesis } = request.decision
  for (const span of sign.pattern.in(plain)) {
    const isOutside = outside.some(({ from, to }) => span.from < to && from < span.to)
    const isName = request.companyName.toLowerCase().includes(plain.slice(span.from, span.to))
    const isTheirs = sign.of === 'writer' && isDoneByOthers(thesis, span)
    if (!isOutside && !isName && !isTheirs && isMeantAs(sign, standingOf(thesis, span))) return span
  }
  return null
}

const isMeantAs = ({ allows = [] }: Sign, standing: Standing): boolean =>
  STANDINGS.every((each) => !standing[each] || allows.includes(each))

const STANDINGS = ['isNegated', 'isReported', 'isQuoted', 'isIronic', 'isSupposed', 'isPast'] as const

function isAt(sign: Sign, request: CritiqueRequest): boolean {
  const { at } = sign
  if (isWatched(request) && BIASES.includes(sign) && !BIASES_OF_WATCHING.has(sign.kind)) return false
  if (at === undefined) return true
  if (at === 'purchase') return isPurchase(request)
  if (at === 'sale') return isSale(request)
  if (at === 'watch') return isWatched(request)
  return at === 'not-sale' ? !isSale(request) : !isWatched(request)
}
