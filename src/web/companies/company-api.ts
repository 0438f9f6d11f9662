import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** The same while the term is typed, of which only the local directory is asked. What was found before stands until then. */
export const companiesAsTyped = (term: string) =>
  queryOptions({
    queryKey: queryKeys.companiesTyped(term),
    queryFn: () => request<CompanySearchView>('GET', `/api/companies?as=typed&search=${encodeURIComponent(term)}`),
    enabled: term !== '',
    staleTime: 10 * MINUTE,
    placeholderData: keepPreviousData,
    retry: false,
  })
