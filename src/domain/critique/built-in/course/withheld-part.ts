import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'

/**
 * "Scripts not at 100k yet, so no third tranche": a part of a purchase that is not bought, as an entry before had made it hang on something. Both are
 * quoted; that nothing was bought is the ledger's.
 */
export function withheldPart(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  const period = decision.action === 'Hold' && earlier.length > 0 ? holdingPeriodOf(request) : null
  if (!period) return []
  const { thesis } = decision
  const plain = plainText(thesis)
  const span = WITHHELD.in(plain).find((each) => isMeant(thesis, each))
  const part = span ? PART.exec(plain.slice(span.from, span.to))?.[0] : undefined
  if (!span || part === undefined) return []
  const entries = [period.origin, ...period.since].filter(isWrittenInTime)
  for (const entry of entries.toReversed()) {
    const planned = sentenceOfPlan(entry.thesis, part)
    const wrote = planned && quotationOfWhole(entry.thesis, planned)
    const own = sentencesOf(thesis).find(({ from, to }) => from <= span.from && span.to <= to)
    const told = own && quotationOfWhole(thesis, own)
    if (!wrote || !told) continue
    const values = { wrote: wroteOn(entry, wrote), words: told }
    return [{ kind: 'rule-kept', part: 'psychology', weight: 79, ways: WITHHELD_AS_PLANNED, values, quoted: told }]
  }
  return []
}

/** The one sentence that makes such a part hang on something. */
function sentenceOfPlan(thesis: string, part: string): Span | null {
  const plain = plainText(thesis)
  const found = sentencesOf(thesis).filter(({ from, to }) => {
    const sentence = plain.slice(from, to)
    return NAMES_PART(part).test(sentence) && HANGS.test(sentence) && isMeant(thesis, { from, to })
  })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

const NOUN = '(?:tranche|third|half|quarter|part|lot|slice|piece|instal(?:l)?ment|purchase|buy)'
const WHICH = '(?:second|third|fourth|last|other|next|final|remaining)'
const PART = new RegExp(`(?<![a-z])${NOUN}(?![a-z])(?!.*(?<![a-z])${NOUN}(?![a-z]))`)
const WITHHELD = words(`
  (?:so |therefore |hence |thus )(?:there is |there's )?(?:no|not the|not yet the) ${WHICH} ${NOUN}(?: (?:yet|today|this time))*(?= ?(?:[.,;:!)]|$))|
  (?:so |therefore |and )?(?:the|my) ${WHICH} ${NOUN} (?:waits|has to wait|will wait|can wait|stays (?:out|away|in cash|unspent|uninvested)|is not (?:due|for today|for now)|isn't due|does not come|stays where it is)(?: (?:yet|still|on))*(?= ?(?:[.,;:!)]|$))`)
/** "A third now, a third at 48 or after the launch": of thirds each is a tranche. */
const NAMES_PART = (part: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${part}|${/^(?:tranche|third|part|lot|slice|piece)$/.test(part) ? 'tranche|third|part' : part})s?(?![a-z])`,
  )
const HANGS = /(?<![a-z])(?:after|if|once|when|only|unless|until|as soon as)(?![a-z])/

const WITHHELD_AS_PLANNED = ['{wrote}; today you write {words}, and buy nothing: that is the plan, kept.'] as const
