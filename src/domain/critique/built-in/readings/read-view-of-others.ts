import { type ViewOfOthers, viewsOfOthers } from '../../../language/view-of-others.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isSale, isWatched } from '../basis/request.ts'

/**
 * What others are told to see coming, by the shape of the clause and not by its words: said also beside a test or figures, since
 * what it asks is answered by neither.
 */
export function readViewOfOthers(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (isSale(request) || isWatched(request) || !isReadable(request)) return []
  return viewsOfOthers(thesis)
    .slice(0, 1)
    .map((view) => {
      const quoted = quotationOfTest(thesis, view)
      const values = { words: quoted, ticker: assetName(request) }
      return { ...OF[view.by], part: 'psychology', values, quoted, standsBesideTests: true, saysOnlyThat: true }
    })
}

const OF: Readonly<Record<ViewOfOthers['by'], Pick<Finding, 'kind' | 'weight'> & { readonly ways: Phrasings }>> = {
  group: {
    kind: 'herd',
    weight: 60,
    ways: [
      'You write {words}: if all of them think so, who is left to buy {ticker}?',
      'You write {words}: what would they have to see to think otherwise, and would they tell you?',
    ],
  },
  person: {
    kind: 'authority',
    weight: 59,
    ways: [
      'You write {words}: which figure in a report of {ticker} would show it too?',
      'You write {words}: by which figure will you see whether it is so?',
    ],
  },
}
