import { claimOf } from '../claims/claim.ts'
import { claimDays } from '../claims/claim-days.ts'
import { directionOf, expiryOf } from '../claims/claim-direction.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import { countsInCalibration } from './counted.ts'
import { isClaimAskedAbout, type ReviewTime } from './due-reviews.ts'
import { type Reviewed, withheldBy } from './withheld.ts'

/**
 * The last closes, New York's days, of the claims on a company whose outcome is told nowhere now: of those that a due review keeps
 * back, and of those that have had their last close and are not resolved yet, because their reviews come due with it.
 * @param company the company's assets: its share, and options on it
 */
export function untoldCloses(company: readonly Reviewed[], time: ReviewTime): ReadonlySet<string> {
  const { outcomes } = withheldBy(company)
  return new Set(
    company.flatMap(({ entries }) => {
      const resolved = resolutionsOf(entries)
      const withheld = [...resolved.values()].flatMap((each) => (outcomes.has(each.setBySequence) ? [each.until] : []))
      return [...withheld, ...unresolvedCloses(entries, resolved, time)]
    }),
  )
}

function unresolvedCloses(
  entries: Reviewed['entries'],
  resolved: ReturnType<typeof resolutionsOf>,
  { today, imported }: ReviewTime,
): readonly string[] {
  const [opening] = entries
  const facts = opening?.kind === 'decision-recorded' ? opening.asset : null
  if (!facts) return []
  return entries.flatMap((decision) => {
    if (decision.kind !== 'decision-recorded' || resolved.has(decision.sequence)) return []
    if (!countsInCalibration(decision, imported) || directionOf(decision, facts).leftOut !== null) return []
    const { horizonMonths } = claimOf(decision, facts.ticker).claim
    const { until, lastClose } = claimDays(decision, horizonMonths, expiryOf(facts, decision))
    // The last close of a claim that ends on a Sunday is known from Friday on.
    const isUntold = lastClose <= today && (until > today || isClaimAskedAbout(until, today))
    return isUntold ? [lastClose] : []
  })
}

/** Whether a span of prices holds one of these closes: from before it up to it, or past it. */
export const tellsClose = (
  { from, until }: { readonly from: string; readonly until: string },
  closes: Iterable<string>,
): boolean => [...closes].some((day) => from < day && day <= until)
