import { useQuery } from '@tanstack/react-query'
import type { CorrectableView } from '#contract/corrections.ts'
import { companiesAsTyped } from '#web/companies/company-api.ts'

/**
 * The fields that are offered for correction. A ticker in the directory was chosen and not typed, so it is offered only once
 * the directory is known not to contain it; otherwise the server would refuse the correction.
 */
export function useOfferedCorrections(correctable: readonly CorrectableView[]): readonly CorrectableView[] {
  const ticker = correctable.find(({ field }) => field === 'ticker')?.value ?? ''
  const found = useQuery(companiesAsTyped(ticker))
  return correctable.filter(({ field }) => field !== 'ticker' || isUnlisted(ticker, found.data?.results))
}

/** @param found the matches in the directory; undefined while they are loading */
export const isUnlisted = (ticker: string, found: readonly { readonly ticker: string }[] | undefined): boolean =>
  found !== undefined && !found.some((company) => company.ticker === ticker)
