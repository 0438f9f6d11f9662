import { benchmarkTicker } from '../claims/claim.ts'
import type { ClaimDays } from '../claims/claim-days.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import { lastDayOfWait } from '../claims/resolve-claim.ts'
import { awaitedClaims } from './awaited-claims.ts'
import { lastDayAskedAbout, type ReviewTime } from './due-reviews.ts'
import { type Reviewed, tickerCorrectedOn } from './keeps-back.ts'
import { withheldBy } from './withheld.ts'

/** A claim whose outcome is told nowhere now. */
export type UntoldClaim = {
  /** New York's day of its last close. */
  readonly lastClose: string
  /** The ticker that it is held against; null for a gain and for a price of one's own. */
  readonly benchmark: string | null
  /** Left out where a review that is due keeps it back. */
  readonly unresolved?: UnresolvedClaim
}

/** A claim that has had its last close and is not resolved yet: its own day has not come, or a close is missing. */
export type UnresolvedClaim = {
  /** Of its decision. */
  readonly sequence: number
  /** New York's day on which it is resolved, if its closes are known by then. */
  readonly until: string
  /** The tickers of which closes resolve it. */
  readonly tickers: readonly string[]
  /** The last day on which it keeps anything back while it is not resolved. */
  readonly untoldUntil: string
  /**
   * The day on which it is given up at the earliest while a close is missing, and keeps nothing back from then on. Null for the usual claim,
   * which is never given up; where it was waited for anew, so that the day is over; and where it keeps nothing back by then anyhow.
   */
  readonly givenUpOn: string | null
}

/**
 * The claims on a company whose outcome is told nowhere now: those that a due review keeps back, and those that have had their last
 * close and are not resolved yet, because their reviews come due with it. One that was given up has no outcome that a close could tell,
 * whatever else makes a review of its decision due.
 * @param company the company's assets: its share, and options on it
 */
export function untoldClaims(company: readonly Reviewed[], time: ReviewTime): readonly UntoldClaim[] {
  const { outcomes } = withheldBy(company, time)
  return company.flatMap(({ entries }) => {
    const resolved = resolutionsOf(entries)
    const withheld = [...resolved.values()].flatMap(({ setBySequence, claim, until, outcome }) =>
      outcome !== 'unresolvable' && outcomes.has(setBySequence)
        ? [{ lastClose: until, benchmark: benchmarkTicker(claim) }]
        : [],
    )
    return [...withheld, ...unresolvedClaims(entries, time)]
  })
}

/** The last closes of these claims, New York's days. */
export const untoldCloses = (company: readonly Reviewed[], time: ReviewTime): ReadonlySet<string> =>
  new Set(untoldClaims(company, time).map(({ lastClose }) => lastClose))

function unresolvedClaims(entries: Reviewed['entries'], time: ReviewTime): readonly UntoldClaim[] {
  const [opening] = entries
  const ticker = opening?.kind === 'decision-recorded' ? opening.asset?.ticker : undefined
  if (ticker === undefined) return []
  return awaitedClaims(entries, time).map(({ decision, claim, isSupposed, days }) => {
    const { until, lastClose } = days
    const benchmark = benchmarkTicker(claim)
    const tickers = [ticker, ...(benchmark === null ? [] : [benchmark])]
    const waitIsOverOn = isSupposed ? null : lastDayOfWait(waitsFrom(entries, days))
    const untoldUntil = lastDayAskedAbout(until)
    const isToCome = waitIsOverOn !== null && time.today <= waitIsOverOn && waitIsOverOn <= untoldUntil
    const givenUpOn = isToCome ? waitIsOverOn : null
    return { lastClose, benchmark, unresolved: { sequence: decision.sequence, until, tickers, untoldUntil, givenUpOn } }
  })
}

/** Of a company whose ticker was corrected since nobody could find the closes before. */
function waitsFrom(entries: Reviewed['entries'], days: ClaimDays): string {
  const correctedOn = tickerCorrectedOn(entries) ?? days.waitsFrom
  return correctedOn > days.waitsFrom ? correctedOn : days.waitsFrom
}

/** Whether a span of prices holds one of these closes, at its beginning too: what came of a price tells the price. */
export const tellsClose = (
  { from, until }: { readonly from: string; readonly until: string },
  closes: Iterable<string>,
): boolean => [...closes].some((day) => from <= day && day <= until)
