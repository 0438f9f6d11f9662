import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/** A purchase that is called small, where the ledger has it among the larger ones: the words beside the amount. */
export function sizeCalledSmall({ decision, journalFacts = [] }: CritiqueRequest): readonly Finding[] {
  const size = journalFacts.find(({ kind }) => kind === 'size-beside-others')
  const place = size && calledSmallIn(decision.thesis)
  if (!size || !place) return []
  const quoted = quotationOfTest(decision.thesis, place)
  const values = { words: quoted, size: size.says.replace(/^At/, 'at').replace(/\.$/, '') }
  return [{ kind: 'size-called-small', part: 'psychology', weight: 77, ways: CALLED_SMALL, values, quoted }]
}

/** The writer's own words for what is bought here. */
const calledSmallIn = (thesis: string): Span | undefined =>
  matchesOf(SMALL, plainText(thesis))
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
    .find((place) => isMeant(thesis, place))

const SMALL = new RegExp(
  `(?<![a-z])(?<!(?:was|were|had) (?:(?:only |just )?an? )?)(?:${[
    '(?:small|smaller|tiny|little|modest|starter|half[- ]sized?) (?:bet|position|stake|size|sum|amount|purchase|punt|nibble)(?! (?:of|in) (?:the|its|their) (?:company|market|float|sales|revenue))',
    '(?:keep|keeping|kept|start|starting|started) (?:it |this |with it |off )?(?:small|tiny)',
  ].join('|')})(?![a-z])`,
  'g',
)

const CALLED_SMALL = ['You write {words}; {size}.'] as const
