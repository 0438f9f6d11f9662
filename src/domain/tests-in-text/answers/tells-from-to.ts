import Big from 'big.js'
import { plainText, type Span } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD } from './answers-to-test.ts'

/** Where a later text tells how the test's own thing moved. */
type Moved = Span & { readonly isBroken: boolean }

/**
 * "Users went from 477 to 474" for "if users go down": a move that a test names without a figure is told by two figures of one kind.
 * A test that asks for more than one report is not answered by it.
 */
export function tellsFromTo({ side, measured, condition, forHowLong }: OwnTest, text: string): Moved | null {
  const move = plainText(condition ?? measured ?? '')
  const isFall = FALLS.test(move)
  if (side !== 'happens' || isFall === RISES.test(move) || (forHowLong?.count ?? 1) > 1) return null
  if (DENIED.test(move)) return null
  const named = contentWords(move.replace(isFall ? FALLS : RISES, ' ').replace(OF_TIME, ' '))
  if (named.length === 0 || named.length > 4) return null
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const told = contentWords(plain)
      const change = changeIn(plain)
      if (change === 0 || NOT_TOLD.test(plain) || !named.every((word) => told.includes(word))) continue
      return { ...clause, isBroken: change < 0 === isFall }
    }
  return null
}

/** -1 for a fall, 1 for a rise, 0 where no two figures of one kind stand in "from ... to ...". */
function changeIn(plain: string): number {
  const match = FROM_TO.exec(plain)
  const [before, after] = [match?.groups?.before ?? '', match?.groups?.after ?? ''].map(
    (words) => quantitiesOf(words)[0],
  )
  return before && after && before.unit === after.unit ? new Big(after.value).cmp(before.value) : 0
}

const FROM_TO = /(?<![a-z])from (?<before>[^,;]{1,24}?) to (?<after>[^,;]{1,24})/
const FALLS =
  /(?<![a-z])(?:go(?:es)? (?:down|backwards?)|(?:is|are) down|falls?|drops?|declines?|shrinks?|decreases?|slips?|dips?|sinks?)(?![a-z])/
const RISES = /(?<![a-z])(?:go(?:es)? up|(?:is|are) up|rises?|climbs?|increases?|grows?)(?![a-z])/
const DENIED = /(?<![a-z])(?:not|no|never|stops?)(?![a-z])|n't(?![a-z])/
const OF_TIME =
  /(?<![a-z])(?:qoq|yoy|q\/q|y\/y|even|once|again|further|ever|quarter on quarter|year on year|(?:in|by|over) (?:the |a |any |next |this )?(?:quarter|year|spring|summer|autumn|fall|winter|report))(?![a-z])/g
