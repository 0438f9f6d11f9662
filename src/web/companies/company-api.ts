import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CompanySearchView } from '#contract/companies.ts'
import { MINUTE_MS } from '#domain/time.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Companies whose ticker or name matches. An empty term sends no request. */
export const companySearch = (term: string) =>
  queryOptions({
    queryKey: queryKeys.companies(term),
    queryFn: () => request<CompanySearchView>('GET', `/api/companies?search=${encodeURIComponent(term)}`),
    enabled: term !== '',
    staleTime: 10 * MINUTE_MS,
    // The person sees the failure and decides. Silent retries would only make them wait longer for it.
    retry: false,
  })

/** The search while somebody types. It asks only the local directory, and the previous results stay until it answers. */
export const companiesAsTyped = (term: string) =>
  queryOptions({
    queryKey: queryKeys.companiesTyped(term),
    queryFn: () => request<CompanySearchView>('GET', `/api/companies?as=typed&search=${encodeURIComponent(term)}`),
    enabled: term !== '',
    staleTime: 10 * MINUTE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
