import { useQuery } from '@tanstack/react-query'
import type { CorrectableView } from '#contract/corrections.ts'
import { companiesAsTyped } from '#web/companies/company-api.ts'

/**
 * What is offered to be corrected. A ticker that is in the directory was chosen there and not typed, so it is offered only once
 * the directory is known not to have it: what would be refused is not asked.
 */
export function useOfferedCorrections(correctable: readonly CorrectableView[]): readonly CorrectableView[] {
  const ticker = correctable.find(({ field }) => field === 'ticker')?.value ?? ''
  const found = useQuery(companiesAsTyped(ticker))
  return correctable.filter(({ field }) => field !== 'ticker' || isUnlisted(ticker, found.data?.results))
}

/** @param found what the directory has for it; undefined while that is not known */
export const isUnlisted = (ticker: string, found: readonly { readonly ticker: string }[] | undefined): boolean =>
  found !== undefined && !found.some((company) => company.ticker === ticker)
