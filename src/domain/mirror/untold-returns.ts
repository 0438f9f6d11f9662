import type { ReviewTime } from '../reviews/due-reviews.ts'
import { tellsClose, untoldCloses } from '../reviews/untold-closes.ts'
import type { Reviewed } from '../reviews/withheld.ts'
import type { JudgedLine } from './lines-summary.ts'

/** The last closes, New York's days, of the claims whose outcome is told nowhere now, by the ticker of their company. */
export type UntoldCloses = ReadonlyMap<string, ReadonlySet<string>>

export const untoldOfCompanies = (reviewed: readonly Reviewed[], today: string, imported: number): UntoldCloses => {
  const time: ReviewTime = { today, imported }
  const companies = Map.groupBy(reviewed, ({ ticker }) => ticker)
  return new Map([...companies].map(([ticker, company]) => [ticker, untoldCloses(company, time)]))
}

/**
 * Lines without the return of the benchmark where it tells how a claim on the same company ended, of which nobody is told before its
 * review (docs/decisions/085): the price of the share stands beside it, so that both closes of the claim can be compared.
 */
export const withoutUntoldReturns = (lines: readonly JudgedLine[], untold: UntoldCloses): readonly JudgedLine[] =>
  lines.map((judged) => {
    const { line, outcome, benchmarkReturn } = judged
    if (!outcome || benchmarkReturn === null) return judged
    const soldOn = line.response.was === 'kept' ? line.response.credited?.on : undefined
    const span = { from: soldOn ?? line.on, until: outcome.endedOn }
    if (!tellsClose(span, untold.get(line.ticker) ?? [])) return judged
    return { ...judged, benchmarkReturn: null, isReturnWithheld: true }
  })
