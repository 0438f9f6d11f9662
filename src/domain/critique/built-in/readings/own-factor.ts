import { plainText } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { isPurchase } from '../basis/request.ts'

/**
 * "Let just one household in two hundred order, and turnover is eleven times what it is today": one in so many, and how many times today's that would be.
 * The two figures say what today's comes to by the same sum, one in 2,200, which is told and nothing else.
 */
export function ownFactor(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (!isPurchase(request) || request.option) return []
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const share = ONE_IN.exec(words)
    const times = TIMES_TODAY.exec(words)
    if (!share || !times || !BUYS.test(words) || /\?\W*$/.test(words)) continue
    const many = manyIn(share.groups?.many ?? '')
    const factor = numberOf(times.groups?.times ?? '')
    const { isReported, isQuoted, isIronic, isNegated } = standingOf(thesis, {
      from: sentence.from + share.index,
      to: sentence.from + share.index + share[0].length,
    })
    if (
      many === null ||
      many < FEWEST ||
      factor === null ||
      factor < LEAST ||
      isReported ||
      isQuoted ||
      isIronic ||
      isNegated
    )
      continue
    const quoted = quotationOfWhole(thesis, sentence)
    if (!quoted) continue
    const values = { words: quoted, many: grouped(many), factor: String(factor), today: grouped(many * factor) }
    const finding = { kind: 'small-share-of-many', part: 'psychology', weight: 82, hasOwnForm: true } as const
    return [{ ...finding, ways: BY_OWN_SUM, values, quoted }]
  }
  return []
}

/** Twice and three times as many may be had by other ways than new customers. */
const LEAST = 4
/** One in three may be how likely something is. */
const FEWEST = 20
/** What one of so many does: "one well in fifty hits oil" is a chance, and no customer. */
const BUYS =
  /(?<![a-z])(?:orders?|ordered|buys?|bought|switch\w*|signs? up|signed up|uses?|used|pays?|paid|subscrib\w*|joins?|joined|drinks?|eats?|takes?|wears?|drives?|try|tries|tried|rents?|books?|opens? an account|becomes? a customer)(?![a-z])/
const HUNDREDS = `(?:(?:a|one|two|three|four|five|six|eight) )?(?:hundred|thousand)`
const ONE_IN = new RegExp(
  `(?<![a-z])one (?:[a-z]+ ){0,2}?(?:in|of|out of) (?:every )?(?<many>${HUNDREDS}|\\d{1,3}(?:,\\d{3})+|${NUMBER_WORD})(?![a-z\\d,.])`,
)
const TIMES_TODAY = new RegExp(
  `(?<![a-z\\d])(?<times>${NUMBER_WORD}) times (?:what (?:it|they) (?:is|are|has|have|sells?|makes?)(?: today| now)|today's(?! (?:price|value|share|stock|quote|market))|as (?:much|many|large|big) as (?:today|now)|the (?:present|current|size of today))(?![a-z])`,
)

function manyIn(written: string): number | null {
  const [first = '', second] = written.replaceAll(',', '').split(' ')
  const scale = second ?? first
  if (!/^(?:hundred|thousand)$/.test(scale)) return numberOf(first) ?? (/^\d+$/.test(first) ? Number(first) : null)
  return (second === undefined ? 1 : (numberOf(first) ?? 1)) * (scale === 'hundred' ? 100 : 1000)
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

const BY_OWN_SUM = [
  'You write {words}: by the same sum it is one in {today} today, and what brings the others?',
] as const
