import { matchesOf } from '../../language/matches-of.ts'
import type { OwnTestThen } from '../own-test.ts'
import { clauseFrom, LINK } from '../vocabulary/clause-bounds.ts'
import { isEndClause } from './end-clause.ts'
import { holdingGoes } from './holding-goes.ts'
import { writerLeaves } from './writer-leaves.ts'

/**
 * What follows from a test by all that its sentence says: "I have been wrong on this and will sell" is a sale, and so is "I trim
 * nothing, I sell everything".
 * @param followedBy by the words at which the test was found
 * @param words from the beginning of the test to the end of its sentence, in plain form
 */
export function followedAtLast(followedBy: OwnTestThen, words: string): OwnTestThen {
  if (followedBy === 'sell' || followedBy === 'buy') return followedBy
  const clauses = matchesOf(LINK, words).map(({ index, 0: link }) => clauseFrom(words, index + link.length).trim())
  const isSale = clauses.some((clause) => SELLS_ALL.test(clause) || (SALE.test(clause) && leaves(clause)))
  return isSale && !SELLS_PART.test(words) ? 'sell' : followedBy
}

/** Of "my reason to hold it is gone" nothing is sold yet. */
const leaves = (clause: string): boolean =>
  !/^(?:then |and |so )*(?:my|the|our|this|that) (?:[a-z]+ )?(?:reasons?|case|thesis|story|idea|argument|premise|basis)(?![a-z])/.test(
    clause,
  ) && [clause, `i ${clause}`].some((each) => isEndClause(each, true) && (writerLeaves(each) || holdingGoes(each)))

/** A verb of selling, so that "I lose faith" stays what it is. */
const SALE =
  /(?<![a-z])(?:sell|selling|sold|exit|exiting|liquidate|close[ds]?(?= (?:it|the|my|out|at|\W*$))|dump|dumping|get out|be out|i'm out|im out|out|gone|unwound|liquidated|exited|disposed)(?![a-z])/
const SELLS_ALL =
  /^(?:i |we |then |and |will |would |i'd |i'll )*(?:sell|dump|exit|liquidate|close)(?:ing)? (?:everything|all|it all|the lot|the whole|my stake|the position|the shares|my shares|them all)(?![a-z])|^(?:i |we |then |and |will |would |i'd |i'll )*(?:reduc|cut|tak|bring|scal|trim)[a-z]* (?:it |this |them |down |back )*to (?:zero|nothing|nil|0)(?![a-z\d])/
const SELLS_PART =
  /(?<![a-z])(?:half|third|quarter of|some of|part of|a few|trim(?! nothing)|reduce(?! to (?:zero|nothing|nil|0))|scale|lighten)(?![a-z])/
