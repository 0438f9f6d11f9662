import { tokensOf } from '../../language/tokens.ts'
import { mainClausesIn } from '../consequences/consequence-of-main-clause.ts'
import { consequencesIn } from '../consequences/consequences.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { endsForWriter } from './end-by-shape.ts'

/** Whether a clause says that it ends for its writer: by the shape of the clause, or by listed words at its beginning. */
export function endsIt(clause: string): boolean {
  if (endsForWriter(clause)) return true
  const tokens = tokensOf(clause)
  return [...consequencesIn(tokens), ...mainClausesIn(tokens)].some((each) => each.from <= MOST_BEFORE && isEnd(each))
}

const MOST_BEFORE = 2

/** Neither denied, nor what one goes on with, nor a purchase. */
export const isEnd = ({ kind, isNegated, followedBy }: Consequence): boolean =>
  !isNegated && kind !== 'holds' && kind !== 'survives' && kind !== 'weak' && followedBy !== 'buy'
