import { queryOptions } from '@tanstack/react-query'
import type { CompanySearchView } from '#contract/companies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

const MINUTE = 60_000

/** Companies whose ticker or name fits. Nothing is asked for an empty term. */
export const companySearch = (term: string) =>
  queryOptions({
    queryKey: queryKeys.companies(term),
    queryFn: () => request<CompanySearchView>('GET', `/api/companies?search=${encodeURIComponent(term)}`),
    enabled: term !== '',
    staleTime: 10 * MINUTE,
    // A person sees the failure and decides; trying again in the dark would only make them wait for it.
    retry: false,
  })
