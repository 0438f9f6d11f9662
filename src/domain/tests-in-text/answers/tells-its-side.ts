import Big from 'big.js'
import { comparisonsOf } from '../../language/comparison.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { speaksOf } from './names-measured.ts'

/** Where a later text says on which side of the test's own figure things are. */
type SideTold = Span & { readonly isBroken: boolean }

/**
 * "Churn did not rise above 3%", "it stayed under 3%", "churn went above 3%": the test's own figure, of the test's own thing, with the
 * side on which it is; where by how much it grows is measured, also "it grew less than 8%". A denial turns the side. What is asked, may come, or stands for another year is none.
 * @param isOnly whether the writer has no other test, so that "it" is of this one
 */
export function tellsItsSide(test: OwnTest, text: string, isOnly: boolean): SideTold | null {
  const { value, unit, side, isPrice, isChange } = test
  if (value === null || isPrice || side === 'happens') return null
  for (const sentence of sentencesOf(text)) {
    if (/\?\W*$/.test(text.slice(sentence.from, sentence.to))) continue
    for (const clause of clausesOf(text, sentence)) {
      const words = text.slice(clause.from, clause.to)
      const plain = plainText(words)
      const told = comparisonsOf(words).find(
        ({ quantity, isChange: isMove, isFall }) =>
          !isFall &&
          (isChange || !isMove) &&
          quantity.unit === unit &&
          new Big(quantity.value).eq(value) &&
          TOLD.test(plain),
      )
      const isNamed = speaksOf(test, plain) || (isOnly && OF_IT.test(plain))
      if (told && isNamed && !OPEN.test(plain)) return { ...clause, isBroken: told.side === side }
    }
  }
  return null
}

const OF_IT = /^(?:no,? |and |but |so |well,? )*(?:it|they|that|this)(?:'s)? /
/** A verb of what has been or is. */
const TOLD =
  /(?<![a-z])(?:is|are|was|were|isn't|aren't|wasn't|weren't|did|didn't|has|hasn't|have|haven't|never|stayed|stays|remained|remains|kept|held|came|went|fell|rose|grew|dropped|climbed|slipped|broke|crossed|passed)(?![a-z])|'s (?=not|still|now|below|above|under|over)/
const OPEN =
  /(?<![a-z])(?:if|when|once|unless|should|will|would|could|may|might|must|can|has to|have to|needs? to|expect\w*|guid\w*|fears?|feared|hopes?|almost|nearly|last (?:year|spring|summer|autumn|fall|winter)|ago|(?:i|my|we|our) (?!own (?:line|limit|test)|line|limit|test)(?:sell|sold|line|buy|out)|in (?:19|20)\d\d)(?![a-z])|'ll(?![a-z])/
