import { isDoneByOthers } from '../../../language/doer.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
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

/**
 * "Second of three, as set down": a part that is bought as an entry before had planned, with its price beside the plan.
 */
export function plannedPart(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  const period = decision.action === 'Buy More' && earlier.length > 0 ? holdingPeriodOf(request) : null
  if (!period || decision.price === null || decision.writtenAt !== undefined) return []
  const { thesis } = decision
  const span = STEP.in(plainText(thesis)).find((each) => isMeant(thesis, each) && !isDoneByOthers(thesis, each))
  const own = span && sentencesOf(thesis).find(({ from, to }) => from <= span.from && span.to <= to)
  const told = own && quotationOfWhole(thesis, own)
  if (!told) return []
  for (const entry of [period.origin, ...period.since].filter(isWrittenInTime)) {
    const plain = plainText(entry.thesis)
    const plans = sentencesOf(entry.thesis).filter((each) => SEVERAL.test(plain.slice(each.from, each.to)))
    const [only, ...others] = plans.filter((each) => isMeant(entry.thesis, each))
    const wrote = only && others.length === 0 ? quotationOfWhole(entry.thesis, only) : null
    if (!only || !wrote || !isAtPlannedPrice(entry.thesis.slice(only.from, only.to), decision.price)) continue
    const values = { wrote: wroteOn(entry, wrote), words: told, at: money(decision.price) }
    return [{ kind: 'rule-kept', part: 'psychology', weight: 80, ways: STEP_AS_PLANNED, values, quoted: told }]
  }
  return []
}

/** At one of the prices of the plan or a little below it: for more than was planned, nothing is kept. */
const isAtPlannedPrice = (plan: string, price: string): boolean =>
  quantitiesOf(plan).some(
    ({ unit, isUsd, value }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      Number(price) <= Number(value) * 1.005 &&
      Number(price) >= Number(value) * 0.9,
  )

const STEP = words(
  `(?:second|third|fourth|last|2nd|3rd) (?:of (?:the )?(?:two|three|four|five)|tranche|part|lot|step|slice|buy|purchase)[,:]? (?:just |exactly )?(?:as|like) (?:i )?(?:had )?(?:set down|laid (?:down|out)|planned|written|wrote|decided|agreed|said|announced)(?= ?(?:[.,;:!)]|$|in |on |last ))`,
)
const STEP_AS_PLANNED = ['{wrote}; this Buy More is at {at}, and you write {words}: that is the plan, kept.'] as const

/** The one sentence that makes such a part hang on something. */
function sentenceOfPlan(thesis: string, part: string): Span | null {
  const plain = plainText(thesis)
  const found = sentencesOf(thesis).filter(({ from, to }) => {
    const sentence = plain.slice(from, to)
    const isPlan = (NAMES_PART(part).test(sentence) && HANGS.test(sentence)) || SEVERAL.test(sentence)
    return isPlan && isMeant(thesis, { from, to })
  })
  // "The other half only if orders grow. If they fall the first half goes too.": of two the one that names which part.
  const naming = found.filter(({ from, to }) => NAMES_WHICH.test(plain.slice(from, to)))
  const [only, ...others] = naming.length > 0 ? naming : found
  return only && others.length === 0 ? only : null
}

const NOUN = '(?:tranche|third|half|quarter|part|lot|slice|piece|instal(?:l)?ment|purchase|buy)'
const WHICH = '(?:second|third|fourth|last|other|next|final|remaining)'
const PART = new RegExp(
  `(?<![a-z])(?:${NOUN}|second|fourth|last)(?![a-z])(?!.*(?<![a-z])(?:${NOUN}|second|fourth|last)(?![a-z]))`,
)
const WITHHELD = words(`
  (?:so |therefore |hence |thus )(?:there is |there's )?(?:no|not the|not yet the) ${WHICH} ${NOUN}(?: (?:yet|today|this time))*(?= ?(?:[.,;:!)]|$))|
  (?:so |therefore |hence |thus )(?:the|my) (?:${WHICH} ${NOUN}|second|third|fourth|last) (?:does not|doesn't|did not|didn't|won't|will not) (?:happen|come|get bought)(?= ?(?:[.,;:!)]|$))|
  (?:so |therefore |and )?(?:the|my) ${WHICH} ${NOUN} (?:waits|has to wait|will wait|can wait|stays (?:out|away|in cash|unspent|uninvested)|is not (?:due|for today|for now)|isn't due|does not come|stays where it is)(?: (?:yet|still|on))*(?= ?(?:[.,;:!)]|$))`)
/** "A third now, a third at 48 or after the launch": of thirds each is a tranche. */
const NAMES_PART = (part: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${part}|${/^(?:tranche|third|part|lot|slice|piece)$/.test(part) ? 'tranche|third|part' : part})s?(?![a-z])`,
  )
const NAMES_WHICH = new RegExp(`(?<![a-z])${WHICH} ${NOUN}(?![a-z])`)
/** "Three buys of 40 each: today, at 31 and at 27" */
const SEVERAL =
  /(?<![a-z])(?:two|three|four|five|\d) (?:equal )?(?:buys|tranches|parts|steps|purchases|lots|slices|thirds|halves)(?![a-z]).*(?<![a-z])(?:at|after|if|once|when) /
const HANGS = /(?<![a-z])(?:after|if|once|when|only|unless|until|as soon as)(?![a-z])/

const WITHHELD_AS_PLANNED = ['{wrote}; today you write {words}, and buy nothing: that is the plan, kept.'] as const
