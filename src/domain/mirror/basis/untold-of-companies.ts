import type { ReviewTime } from '../../reviews/due-reviews.ts'
import type { Reviewed } from '../../reviews/keeps-back.ts'
import { type UntoldClaim, untoldClaims } from '../../reviews/untold-closes.ts'

/** The last closes, New York's days, of the claims whose outcome is told nowhere now, by the ticker of their company and of their benchmark. */
export type UntoldCloses = {
  readonly ofCompany: ReadonlyMap<string, ReadonlySet<string>>
  readonly against: ReadonlyMap<string, ReadonlySet<string>>
  /** Each of these claims, with the ticker of its company; left out where none is. */
  readonly claims?: readonly UntoldOn[]
  /** The tickers of the companies on which a decision is due for a review; left out where none is. */
  readonly underReview?: ReadonlySet<string>
  /** These decisions, whose theses are quoted nowhere meanwhile; left out where none is. */
  readonly theses?: ReadonlySet<number>
}

export const NOTHING_UNTOLD: UntoldCloses = { ofCompany: new Map(), against: new Map() }

export type UntoldOn = UntoldClaim & { readonly ticker: string }

export function untoldOfCompanies(reviewed: readonly Reviewed[], today: string, imported: number): UntoldCloses {
  const time: ReviewTime = { today, imported }
  const companies = Map.groupBy(reviewed, ({ ticker }) => ticker)
  const claims = [...companies].flatMap(([ticker, company]) =>
    untoldClaims(company, time).map((claim) => ({ ...claim, ticker })),
  )
  return {
    ofCompany: closesBy(claims, ({ ticker }) => ticker),
    against: closesBy(claims, ({ benchmark }) => benchmark ?? ''),
    claims,
    underReview: new Set(reviewed.flatMap(({ ticker, due }) => (due.length > 0 ? [ticker] : []))),
    theses: new Set(reviewed.flatMap(({ due }) => due.map(({ decision }) => decision.sequence))),
  }
}

function closesBy<T extends { readonly lastClose: string }>(claims: readonly T[], keyOf: (claim: T) => string) {
  const closes = [...Map.groupBy(claims, keyOf)]
  return new Map(closes.map(([key, ofKey]) => [key, new Set(ofKey.map(({ lastClose }) => lastClose))]))
}

/** The last closes of the claims on a ticker, or against it. */
export const untoldDaysOf = (ticker: string, { ofCompany, against }: UntoldCloses): readonly string[] => [
  ...(ofCompany.get(ticker) ?? []),
  ...(against.get(ticker) ?? []),
]
