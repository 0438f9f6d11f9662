import { plainText, type Span } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'

/**
 * "I went looking for my reasons in the two entries before this one and there aren't any": who reads their own entries and writes what is
 * not in them, or that it is embarrassing. It is quoted whole, with the next sentence where that is what says it.
 */
export function readsOwnEntries({ decision, earlier }: CritiqueRequest): readonly Finding[] {
  if (earlier.length === 0) return []
  const { thesis } = decision
  const plain = plainText(thesis)
  const sentences = sentencesOf(thesis)
  for (const [at, sentence] of sentences.entries()) {
    const words = plain.slice(sentence.from, sentence.to)
    const found = READS_OWN.exec(words)
    if (!found || !isOwn(thesis, sentence.from + found.index, words)) continue
    const count = COUNT.exec(found[0])?.[1]
    if (count !== undefined && (numberOf(count) ?? 0) > earlier.length) continue
    if (!isOfAnyMonth(found[0], earlier)) continue
    const behind = words.slice(found.index + found[0].length)
    const next = sentences[at + 1]
    const isFoundNext =
      next !== undefined && /^\W*$/.test(behind) && says(plain.slice(next.from, next.to), found[0], true)
    if (!isFoundNext && !says(behind, found[0], false)) continue
    const quoted = quotationOfWhole(thesis, sentence, ...(isFoundNext ? [next] : []))
    if (!quoted) continue
    const values = { words: quoted }
    const finding = { kind: 'error-admitted', part: 'psychology', weight: 74, hasOwnForm: true } as const
    return [{ ...finding, ways: FOUND, values, quoted }]
  }
  return []
}

function isOwn(thesis: string, at: number, sentence: string): boolean {
  const span: Span = { from: at, to: at + 1 }
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed || /\?\W*$/.test(sentence))
}

/** "My January note": one of that month has to stand there. */
function isOfAnyMonth(read: string, earlier: readonly CritiquedDecision[]): boolean {
  const month = IN_MONTH.exec(read)?.[0]
  const number = MONTHS.split('|').indexOf(month ?? '') + 1
  return month === undefined || earlier.some((entry) => Number(dayOfEntry(entry).slice(5, 7)) === number)
}

/** @param isAlone whether it opens its own sentence, where what "it" is has to be said by its noun */
const says = (words: string, read: string, isAlone: boolean): boolean =>
  LACKS.test(words) ||
  (LOOKED_FOR.test(read) && LACKS_IT.test(words)) ||
  (!isAlone && (IS_AMISS.test(words) || OF_PRICE.test(words)))

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const WHICH = `(?:own|old|earlier|last|first|previous|few|whole|other|past|${MONTHS}|${NUMBER_WORD})`
/** "My entry" alone may be the price at which somebody got in, and "my notes" those of a call. */
const WRITING = `(?:entries|theses|thesis|(?<=read (?:[a-z]+ ){0,4})entry|(?<=(?:own|old|earlier|first|last|${MONTHS}) )notes?(?! (?:of|from|on)(?![a-z])))`
const ABOVE = '(?:before this(?: one)?|above|of mine|i (?:wrote|made)|so far|on this page)'
const OWN = `(?:(?:(?:all|both|the|these|those|${NUMBER_WORD}|of) )*my(?: ${WHICH})* ${WRITING}|(?:all|both|the|these|those)(?: ${WHICH})* ${WRITING}(?= ${ABOVE}(?![a-z]))|what i(?:'ve| have| had)? (?:wrote|written)(?= ?(?:[.,;:!]|$|and|above|here|so far|again|about (?:it|this)|back then)))`
const READ =
  '(?:went looking|looked|searched|reread|re-read|read|went (?:back )?(?:through|to)|leafed (?:back )?through|combed through|scrolled (?:back )?(?:through|to))'
const NOT_OF_OTHERS = '(?!(?:his|her|their|its|your)(?![a-z]))'
const READS_OWN = new RegExp(
  `(?<![a-z])i(?: have|'ve| had)?(?: just| now| finally| only| went back and| sat down and)* ${READ}(?: ${NOT_OF_OTHERS}[a-z]+){0,6}? ${OWN}(?![a-z])(?: (?:${ABOVE}|again|in a row|once more))*(?: for (?:a|any|my|the|one) (?:single )?[a-z]+)?`,
)
const IN_MONTH = new RegExp(`(?<![a-z])(?:${MONTHS})(?= (?:notes?|entry|entries|thesis)(?![a-z]))`)
const COUNT = new RegExp(`(?<![a-z])(${NUMBER_WORD}) (?:[a-z]+ )?(?:entries|theses)`)
const LOOKED_FOR = /(?<![a-z])(?:reasons?|numbers?|figures?|facts?|arguments?|thesis|case)(?![a-z])/

const THING = '(?:reasons?|numbers?|figures?|facts?|arguments?|estimates?|valuation|thesis|case)'
/** "No reason to sell" and "no argument against it" are no lack. */
const ENDS =
  '(?![a-z])(?! (?:that|which|who|but|except|missing|wrong|in (?:the|their|its|his|her)|[a-z]+ than)(?![a-z]))(?! (?:[a-z]+ ){0,3}?(?:to|why|for|against|left|beyond|than)(?![a-z]))'
const LACKS = new RegExp(
  `^[ ,;:-]*(?:and |but )?(?:(?:i )?(?:find|found|see|saw)|there(?:'s| is| was| are| were| isn't| aren't| wasn't)|(?:it|they|neither|none of them) (?:has|have|had|holds?|held|contains?|contained|gives?|gave|names?|named))(?: (?:not|no|one|a|an|any|single|even|hardly|nothing but|real|proper))*(?<=(?<![a-z])(?:no|not one|not a|not an|not even a|single|hardly a|hardly an|hardly any|isn't a|isn't an|isn't one|aren't any)(?: (?:single|real|proper|one))*) ${THING}${ENDS}`,
)
const LACKS_IT =
  /^[ ,;:-]*(?:and |but )?(?:there (?:isn't|is not|wasn't|aren't|are not|weren't) (?:one|any|a single one)|there (?:is|was|are|were) none|(?:i )?(?:found none|(?:could not|couldn't|did not|didn't|cannot|can't) find (?:one|any|a single one|it|them)))(?= ?(?:[.,;:!]|$|in |there|at all))/
const IS_AMISS =
  /^[ ,;:-]*(?:and |but )?(?:(?:it|that|this)(?:'s| is| was) (?:(?:a bit|a little|rather|quite|very|just|pretty|frankly|honestly) )*(?:embarrassing|sobering|humbling|shameful|painful|an embarrassment|thin|hollow)|(?:it|that|they) (?:makes?|made) me (?:blush|cringe|wince)|i (?:blush(?:ed)?|cringed?|winced?|am ashamed|'m ashamed)|they(?:'re| are| were) (?:(?:a bit|rather|quite|very|just|pretty) )*(?:embarrassing|sobering|thin|hollow))(?![a-z])/
const OF_PRICE =
  /^[ ,;:-]*(?:and |but )?(?:it|they|that)(?:'s|'re| is| are| was| were)? (?:all|only|mostly|nothing but) (?:about )?the (?:price|chart)(?![a-z])/

const FOUND = [
  'You went back to your own entries and write down what you found, {words}: that is what they are for.',
  'You read your own entries again and say what it comes to: {words}.',
] as const
