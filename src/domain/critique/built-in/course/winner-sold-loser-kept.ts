import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { namesOf } from '../basis/request.ts'

/**
 * "In January I left Pampa for these same elections, but there I had a gain": kept at a loss, by somebody who tells themselves that they sold
 * another one at a gain, for the same. That it was one is theirs to say; what this one stands at is the ledger's.
 */
export function winnerSoldLoserKept(request: CritiqueRequest): readonly Finding[] {
  const { decision, position } = request
  const cost = position?.averageCost ?? null
  const isKept = decision.action === 'Hold' || decision.action === 'Buy More'
  if (!isKept || decision.price === null || cost === null || !isBelow(decision.price, cost)) return []
  const { thesis } = decision
  const span = SOLD_ANOTHER.in(plainText(thesis)).find((each) => isOfAnother(thesis, each, request))
  if (!span) return []
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, span))
  const values = { words: quoted, cost: money(cost), now: money(decision.price), action: decision.action }
  return [{ kind: 'winner-sold-loser-kept', part: 'psychology', weight: 80, ways: BESIDE, values, quoted }]
}

/** Another one by its name, sold by the writer at a gain: the sentence, or the clause behind it, says so. */
function isOfAnother(thesis: string, span: Span, request: CritiqueRequest): boolean {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  const name = /([a-z0-9][a-z0-9.&-]*)$/.exec(plain.slice(span.from, span.to))?.[1] ?? ''
  const at = span.to - name.length
  // A name has its capital, or is told as one of the kind: "the bank", "my oil".
  const isName = /\p{Lu}/u.test(thesis.charAt(at)) && !namesOf(request).includes(name)
  const told = plain.slice(from, to)
  return (
    isName &&
    !(isNegated || isReported || isQuoted || isIronic || isSupposed || /\?\W*$/.test(told)) &&
    AT_A_GAIN.test(told) &&
    !AT_A_LOSS.test(told)
  )
}

const NAME = '[a-z0-9]+(?:[.&-][a-z0-9]+)*'
const SOLD_ANOTHER = words(
  `i (?:left|sold|closed|exited|(?:sold|got|went|came|stepped) out of|took (?:my |the )?(?:profits?|gains?|winnings) (?:in|on|from|with|at)|cashed in|cashed out of|trimmed) (?:all (?:of )?|half (?:of )?|a part of |some (?:of )?|my |the |our )*${NAME}`,
)
const AT_A_GAIN =
  /(?<![a-z])(?:gains?|profits?|winners?|winnings|in the (?:green|black|plus)|doubled|tripled|up \d+ ?%|plus \d+ ?%|(?:at|with) \+?\d+ ?% (?:more|up|plus))(?![a-z])/
const AT_A_LOSS =
  /(?<![a-z])(?:loss(?:es)?|lost|minus|in the red|losers?|no (?:gain|profit)s?|without (?:a )?(?:gain|profit))(?![a-z])/

const BESIDE = [
  'You write {words}; this one stands at {now}, below your cost of {cost}, and this is a {action}.',
  'Beside {words} stands this {action} at {now}, below your cost of {cost}: a gain was taken there, and a loss is kept here.',
] as const
