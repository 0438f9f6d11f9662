import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, isBelow, money } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'

/**
 * “The Asian contract ended in April”, held, after “Cheese exports to Asia up 17 %”: something that the first entry gave as a reason is over by the words
 * of this one. Both are quoted, and what it means is left to their writer.
 */
export function reasonEnded({ decision, ...request }: CritiqueRequest, { origin, buy }: HoldingPeriod): Finding | null {
  if (!buy || isSale({ decision }) || isWatched({ decision }) || !isWrittenInTime(origin)) return null
  if (!isBelow(decision.price, origin.price) || request.splits.length > 0) return null
  const { thesis } = decision
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const ended = ENDED.exec(words)
    const subject = ended ? clauseBefore(words.slice(0, ended.index)) : ''
    if (!ended || subject === '' || NOT_A_REASON.test(subject) || GOES_ON.test(words) || /\?\W*$/.test(words)) continue
    if (!isMeant(thesis, { from: sentence.from + ended.index, to: sentence.from + ended.index + ended[0].length }))
      continue
    const reason = sentenceOn(subject, origin.thesis)
    if (!reason) continue
    const quoted = quotationOfTest(thesis, sentence)
    const values = {
      words: quoted,
      wrote: wroteOn(origin, quotationOfTest(origin.thesis, reason)),
      action: decision.action,
      at: decision.price === null ? '' : ` at ${money(decision.price)}`,
    }
    return { kind: 'test-beside', part: 'psychology', weight: 78, ways: OVER, values, quoted, hasOwnForm: true }
  }
  return null
}

const clauseBefore = (words: string): string =>
  words.split(/[,;:]|(?<![a-z])(?:and|but|because|while|since|after|when) /).at(-1) ?? ''

/** The first sentence of the entry that speaks of the same thing, and says neither that it may end nor that it is no reason. */
function sentenceOn(subject: string, thesis: string): Span | null {
  const named = contentWords(subject).filter((word) => word.length >= ROOT && !OF_ANY.has(word))
  const plain = plainText(thesis)
  const found = sentencesOf(thesis).find(({ from, to }) => {
    const words = plain.slice(from, to)
    return (
      !MAY_END.test(words) &&
      contentWords(words).some((word) =>
        named.some((other) => word.slice(0, ROOT) === other.slice(0, ROOT) && isOneRoot(word, other)),
      )
    )
  })
  return found && isMeant(thesis, found) ? found : null
}

/** "Asia" and "Asian": the shorter is the beginning of the longer, or both but for an ending. */
const isOneRoot = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && long.length - short.length <= ENDING
}
const ROOT = 4
const ENDING = 2

const ENDED =
  /(?<= )(?:(?:was|were|has been|have been|got|is|are) (?:cancelled|canceled|withdrawn|terminated|not renewed|called off|scrapped|stopped|lost|refused|denied|rejected|revoked|turned down|blocked)|(?:is|are) (?:gone|over|off|dead)(?= ?(?:[.,;!]|$|now|for good))|(?:ended|cancelled|canceled|expired|lapsed|fell through|pulled out|walked away|withdrew|collapsed)(?! (?:the (?:year|quarter|day|week|month)|up|at|with|on a|its|their|our|in (?:a |the )?(?:profit|black|gain|plus)))(?![a-z]))/
/** What is bad while it lasts, a time, and what belongs to somebody else. */
const NOT_A_REASON =
  /(?<![a-z])(?:strikes?|wars?|lawsuits?|disputes?|bans?|investigations?|probes?|recessions?|pandemic|droughts?|declines?|falls?|weakness|losses|debts?|loans?|sell-?off|boycott|tariffs?|moratorium|lock-?up|quarters?|years?|months?|weeks?|days?|seasons?|summer|winter|sales|shares?|price|rivals?|competitors?|peers?|i|we|my|their rival's|his|her|nothing|nobody|not|no|never)(?![a-z])/
/** "The contract ended well: renewed for three years" */
const GOES_ON =
  /(?<![a-z])(?:well|renew\w*|extend\w*|prolong\w*|replaced|successor|new (?:one|contract|deal|licence|license)|again|but not|almost|nearly)(?![a-z])/
const MAY_END = /(?<![a-z])(?:if|unless|should|risk|worry|may|might|could|not|no|never)(?![a-z])|\?/
const OF_ANY = new Set(
  contentWords(
    'company business stock share price deal thing story case year quarter report new good more this that they will with have',
  ),
)

const OVER = [
  '{wrote}; today you write {words}, and this is a {action}{at}.',
  '{wrote}, and today it says {words}: this is a {action}{at}.',
] as const
