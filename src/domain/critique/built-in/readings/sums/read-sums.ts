import { plainText } from '../../../../language/plain-text.ts'
import { quantitiesOf } from '../../../../language/quantities.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import { standingOf } from '../../../../language/standing.ts'
import type { CritiqueRequest } from '../../../critique.ts'
import type { Finding } from '../../basis/finding.ts'
import { namesOtherCurrency } from '../../basis/other-currency.ts'
import { quotationAround } from '../../basis/quotation.ts'
import type { Sum, SumReader } from './sum.ts'
import { multipleBesideTerms, priceBesideBook, priceBesideEarnings, yieldBesidePrice } from './sums-of-business.ts'
import { changeBesideEnds, costOfContracts, priceTimesCount } from './sums-of-money.ts'
import { oddsTimesPayoffs, stopBesideMost } from './sums-of-risk.ts'

const READERS: readonly SumReader[] = [
  yieldBesidePrice,
  multipleBesideTerms,
  priceBesideBook,
  priceBesideEarnings,
  costOfContracts,
  priceTimesCount,
  changeBesideEnds,
  stopBesideMost,
  oddsTimesPayoffs,
]

/**
 * A figure that the entry's own figures do not come to: all of its terms stand in one sentence or in the ledger, and the difference is
 * beyond any rounding. The sum is said, and nothing is made of it.
 */
export function readSums(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  const quantities = quantitiesOf(thesis)
  if (quantities.length === 0) return []
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const within = quantities.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    if (within.length === 0) continue
    for (const read of READERS) {
      const sum = read({ plain, sentence, quantities: within, request })
      // What the ledger calls dollars may be another money there.
      if (sum?.comesTo.includes('$') && namesOtherCurrency(request)) continue
      if (sum && isStated(thesis, sum)) return [findingOf(thesis, sum)]
    }
  }
  return []
}

/** Of the writer's own, and of today. That it is asked ("what can happen, $195?") changes no sum. */
function isStated(thesis: string, { at }: Sum): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, at)
  return !(isNegated || isReported || isQuoted || isIronic || isPast)
}

function findingOf(thesis: string, { at, comesTo }: Sum): Finding {
  const quoted = quotationAround(thesis, at)
  const values = { words: quoted, sum: comesTo }
  return {
    kind: 'sum-beside-terms',
    part: 'fundamentals',
    weight: 88,
    ways: WAYS,
    values,
    quoted,
    standsBesideTests: true,
  }
}

const WAYS = ['You write {words}: {sum}.', 'Beside {words} stands another sum: {sum}.'] as const
