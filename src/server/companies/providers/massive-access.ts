import type { ProviderAccess } from '../../config/config.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { OutboundCall } from '../../outbound/outbound-provider.ts'

/** Both hosts of the market-data provider: it was Polygon until October 2025, and its answers link to either. */
const MASSIVE_ORIGINS = ['https://api.massive.com', 'https://api.polygon.io'] as const

export type MassiveCall<T> = Omit<OutboundCall<T>, 'url' | 'headers' | 'isTrialOfKey'> & { readonly url: URL }

/** Calls to the market-data provider with its key. Companies, prices and logos share one budget. */
export type Massive = {
  readonly baseUrl: string
  /** The origins that may be called with the key. */
  readonly origins: readonly string[]
  ask<T>(call: MassiveCall<T>): Promise<Outcome<T>>
}

/**
 * Sends the key in a header, where logs and proxies do not keep it, or as a query parameter to a server that accepts only that.
 * The first answer shows which of the two it is.
 */
export function openMassive({ apiKey, baseUrl, perMinute, perDay }: ProviderAccess, outbound: Outbound): Massive {
  const origins = [new URL(baseUrl).origin, ...MASSIVE_ORIGINS]
  const provider = outbound.provider({ name: 'Massive', perMinute, perDay, origins })
  let keyIs: 'header' | 'query' | 'not-known-yet' = 'not-known-yet'

  const inHeader = <T>(call: MassiveCall<T>): OutboundCall<T> => ({
    ...call,
    headers: { authorization: `Bearer ${apiKey}` },
  })
  const inQuery = <T>(call: MassiveCall<T>): OutboundCall<T> => {
    const url = new URL(call.url)
    url.searchParams.set('apiKey', apiKey)
    return { ...call, url }
  }
  return {
    baseUrl,
    origins,
    async ask(call) {
      if (keyIs !== 'not-known-yet') return provider.ask(keyIs === 'header' ? inHeader(call) : inQuery(call))
      const first = await provider.ask({ ...inHeader(call), isTrialOfKey: true })
      if (first.ok) keyIs = 'header'
      if (first.ok || first.kind !== 'auth') return first
      const second = await provider.ask(inQuery(call))
      if (second.ok) keyIs = 'query'
      return second
    },
  }
}
