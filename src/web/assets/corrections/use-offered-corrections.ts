import { useQuery } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { CorrectableView } from '#contract/corrections.ts'
import { isChosen } from '#domain/companies/listed-name.ts'
import { assetQuery } from '#web/assets/asset-api.ts'
import { companiesAsTyped } from '#web/companies/company-api.ts'

/**
 * The fields that are offered for correction. A ticker is offered only once the directory is known not to have the company as it was
 * first recorded, because otherwise it was chosen and not typed, and the server would refuse the correction.
 */
export function useOfferedCorrections(
  assetId: number,
  sequence: number,
  correctable: readonly CorrectableView[],
): readonly CorrectableView[] {
  const ticker = correctable.find(({ field }) => field === 'ticker')?.value ?? ''
  const asset = useQuery(assetQuery(assetId)).data
  const first = asset && ticker ? firstTicker(asset, sequence, ticker) : ''
  const { data, isPlaceholderData } = useQuery(companiesAsTyped(first))
  const isTyped =
    asset !== undefined && data !== undefined && !isPlaceholderData && isTypedCompany(asset, first, data.results)
  return correctable.filter(({ field }) => field !== 'ticker' || isTyped)
}

/** The ticker with which an entry was recorded, whatever it was corrected to since. */
export function firstTicker(
  { thesis, purchase }: Pick<AssetView, 'thesis' | 'purchase'>,
  sequence: number,
  ticker: string,
): string {
  const entry = [...thesis, ...(purchase ? [purchase] : [])].find((one) => one.sequence === sequence)
  return entry?.corrections?.find(({ field }) => field === 'ticker')?.from ?? ticker
}

/** @param found the matches in the directory */
export const isTypedCompany = (
  { companyName }: Pick<AssetView, 'companyName'>,
  ticker: string,
  found: Parameters<typeof isChosen>[0],
): boolean => !isChosen(found, { ticker, companyName })
