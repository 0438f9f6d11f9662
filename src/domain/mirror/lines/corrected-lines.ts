import type { AssetEntry } from '../../assets/asset.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import type { CorrectionRecorded } from '../../ledger/correction-recorded.ts'
import type { Entry } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Decimal } from '../../prices/money.ts'
import { adjustForSplits } from '../../prices/split.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { type AssetStep, assetSteps } from './asset-steps.ts'
import { type LineFound, linesFound } from './lines.ts'

/** A line that was reached as its entries stood until a correction, and counts no more since. Prices in today's shares. */
export type CorrectedLine = Pick<
  LineFound,
  'assetId' | 'ticker' | 'isOption' | 'kind' | 'levelPrice' | 'words' | 'setBySequence' | 'on'
> & {
  /** New York's day of the correction. */
  readonly correctedOn: string
  /** What its level was corrected to, USD per unit; null where something else was corrected. */
  readonly correctedTo: Decimal | null
  readonly reason: string
}

/**
 * Figures follow a correction (ruling 16), and so does whether a line was reached: what an earlier day had shown must not go unsaid with it.
 * A correction of the line's own day is left out, and so is a price that Candor itself put right.
 * @param entries as they stand in the ledger, before any correction
 * @param steps those of all entries, as corrected
 */
export function correctedLines(entries: readonly AssetEntry[], steps: readonly AssetStep[]): readonly CorrectedLine[] {
  const corrections = entries.flatMap((entry) =>
    entry.kind === 'correction-recorded' && !isOfAlert(entry, entries) ? [entry] : [],
  )
  if (corrections.length === 0) return []
  const counted = linesFound(steps)
  return corrections.flatMap((correction) => {
    const day = marketDayOf(correction.recordedAt)
    const before = assetSteps(entries.filter(({ sequence }) => sequence < correction.sequence))
    const gone = wholeLines(before, steps).filter((line) => line.on < day && !isAmong(counted, line))
    if (gone.length === 0) return []
    const after = assetSteps(entries.filter(({ sequence }) => sequence <= correction.sequence))
    const left = wholeLines(after, steps)
    return gone
      .filter((line) => !isAmong(left, line))
      .map((line) => ({ ...line, correctedOn: day, ...whatWasCorrected(correction, line, steps) }))
  })
}

const isOfAlert = ({ correctsSequence }: CorrectionRecorded, entries: readonly AssetEntry[]): boolean =>
  entries.some(({ sequence, kind }) => sequence === correctsSequence && kind === 'level-crossed')

type WholeLine = Omit<CorrectedLine, 'correctedOn' | 'correctedTo' | 'reason'>

/** The lines of earlier entries, without what was left of one, in the shares of all entries. */
function wholeLines(then: readonly AssetStep[], steps: readonly AssetStep[]): readonly WholeLine[] {
  const told = new Set(then.at(-1)?.after.splits.map(({ sequence }) => sequence))
  const since = (steps.at(-1)?.after.splits ?? []).filter(({ sequence }) => !told.has(sequence))
  return linesFound(then)
    .filter(({ isRest }) => !isRest)
    .map(({ assetId, ticker, isOption, kind, levelPrice, words, setBySequence, on }) => ({
      ...{ assetId, ticker, isOption, kind, words, setBySequence, on },
      levelPrice: levelPrice && adjustForSplits(levelPrice, on, since),
    }))
}

/** Whether the line counts: reached on that day though its level moved a little, or at that level though another price told it. */
const isAmong = (lines: readonly WholeLine[], { kind, setBySequence, on, levelPrice }: WholeLine): boolean =>
  lines.some(
    (other) =>
      other.kind === kind &&
      other.setBySequence === setBySequence &&
      (other.on === on || (levelPrice !== null && Number(other.levelPrice) === Number(levelPrice))),
  )

function whatWasCorrected(
  { field, to, correctsSequence, reason }: Entry<CorrectionRecorded>,
  { kind, setBySequence }: WholeLine,
  steps: readonly AssetStep[],
): Pick<CorrectedLine, 'correctedTo' | 'reason'> {
  const setter = steps.find(({ entry }) => entry.sequence === setBySequence)?.entry
  const isLevel = correctsSequence === setBySequence && field === FIELDS[kind]
  const splits = steps.at(-1)?.after.splits ?? []
  return { correctedTo: isLevel && to && setter ? adjustForSplits(to, decidedOn(setter), splits) : null, reason }
}

const FIELDS = { 'stop-loss': 'stopLoss', 'take-profit': 'takeProfit', 'own-test': null } as const

/** `the stop of $90.00 was reached on Jun 1, 2026; on Nov 29, 2026 you corrected it to $30.00 (“typing mistake”), and it does not count` */
export const correctedLineWords = (
  { kind, levelPrice, words, on, correctedOn, correctedTo, reason }: CorrectedLine,
  { lines, figures, drift }: MirrorTexts,
): string =>
  lines.correctedAway({
    kind,
    at: levelPrice === null ? drift.quoted(words ?? '') : figures.usd(levelPrice),
    on: figures.day(on),
    correctedOn: figures.day(correctedOn),
    to: correctedTo && figures.usd(correctedTo),
    reason,
  })
