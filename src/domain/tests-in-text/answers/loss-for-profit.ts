import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD } from './answers-to-test.ts'
import { SUPPOSED } from './tells-of-test.ts'

/**
 * "Streaming lost money for the full year" for "streaming turns a profit this year or I go": a loss of the same, for a whole year, once the
 * day has passed by which there was to be a profit.
 * @param today the ISO day of the text
 */
export function tellsALoss({ side, measured, condition, byWhen }: OwnTest, text: string, today: string): Span | null {
  if (side !== 'happens' || measured === null || !byWhen?.on || byWhen.on >= today) return null
  const wanted = (condition === null ? PROFIT : NO_PROFIT).exec(plainText(measured))?.groups?.who
  if (wanted === undefined) return null
  const named = contentWords(wanted)
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const { who } = LOSS.exec(plain)?.groups ?? {}
      if (who === undefined || !WHOLE_YEAR.test(plain) || NOT_TOLD.test(plain) || SUPPOSED.test(plain)) continue
      const told = contentWords(who)
      const isIt = PRONOUN.test(who.trim()) && PRONOUN.test(wanted.trim())
      if (isIt || (named.length > 0 && named.length === told.length && named.every((word) => told.includes(word))))
        return clause
    }
  return null
}

const A_PROFIT =
  '(?:an? |its |their |the )?(?:first |full-year |annual |operating |net )*(?:profit|profitable|money|black)(?![a-z])'
const EARNS =
  '(?:turns?|makes?|earns?|posts?|reports?|shows?|reach(?:es)?|is|are|(?:gets?|goes) (?:in)?to|is in|are in)'
const PROFIT = new RegExp(`^(?:if |unless |when )?(?<who>[a-z][a-z' &-]{0,40}?) (?:${EARNS}) ${A_PROFIT}`)
const NO_PROFIT = new RegExp(
  `^(?:if |when )?(?<who>[a-z][a-z' &-]{0,40}?) (?:(?:does|do|is|are|has|have)(?: not|n't)(?: yet| still)?|(?:makes?|turns?|earns?|posts?|reports?|shows?) no|fails? to)(?: (?:make|turn|earn|post|report|show|reach|made|turned|earned))? ?${A_PROFIT}`,
)
/** The whole of a name, and then the loss. */
const LOSS =
  /^(?:(?:and|but|so|well|yes) )*(?<who>[a-z][a-z' &-]{0,40}?) (?:(?:has |have )?lost (?:money|[$€£]?\d[\d.,]*(?: ?(?:m|bn|k|million|billion))?)|(?:made|posted|reported|had|shows?|showed|wrote|ran|ended (?:the (?:full )?year )?(?:with|at)) (?:an? )?(?:small |full-year |annual |operating |net |further )*loss|(?:was|were|is|are|stayed|remained|ended (?:the (?:full )?year )?)(?: still)? ?(?:unprofitable|loss-making))(?![a-z])/
const WHOLE_YEAR =
  /(?<![a-z])(?:full[- ]year|(?:for|over|in|at the end of) (?:the|all of the) (?:full |whole )?year|(?:for|in|over) (?:fy ?)?20\d\d|ended the (?:full )?year|annual|of the year)(?![a-z])/
const PRONOUN = /^(?:it|they|the (?:company|group|firm|bank|business))$/
