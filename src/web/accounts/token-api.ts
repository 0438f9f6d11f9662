import { queryOptions } from '@tanstack/react-query'
import type { MadeTokenView, TokenBody, TokensView } from '#contract/tokens.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const tokensQuery = queryOptions({
  queryKey: queryKeys.tokens,
  queryFn: () => request<TokensView>('GET', '/api/account/tokens'),
})

export const makeToken = (body: TokenBody) => request<MadeTokenView>('POST', '/api/account/tokens', body)

export const revokeTokens = () => request<undefined>('DELETE', '/api/account/tokens')

export const revokeToken = (id: string) => request<undefined>('DELETE', `/api/account/tokens/${encodeURIComponent(id)}`)
