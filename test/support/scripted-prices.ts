import type { Split } from '#domain/prices/split.ts'
import type { FailureKind } from '#server/outbound/http-fetch.ts'
import type { DayPrice, FetchedQuote, PriceProvider } from '#server/prices/price-provider.ts'

/** A price provider whose answers a test decides, and that records its requests. */
export type ScriptedPrices = PriceProvider & {
  quote(symbol: string, quote: FetchedQuote): void
  trade(symbol: string, days: readonly DayPrice[]): void
  /** Reports a split from now on. */
  split(split: Split): void
  /** Reports these splits from now on, and no others; of more than one page when it says so. */
  splitOnly(splits: readonly Split[], isOnePage?: boolean): void
  /** Fails from now on, with this kind of failure. */
  fail(kind: FailureKind): void
  /** The symbols of quotes that were requested, one for each look-up. */
  readonly asked: string[]
  /** The daily prices that were requested, one for each look-up: `IBM 2026-11-17 2026-11-19`. */
  readonly askedForDays: string[]
}

export function scriptedPrices(): ScriptedPrices {
  const quotes = new Map<string, FetchedQuote>()
  const traded = new Map<string, readonly DayPrice[]>()
  let splits: readonly Split[] = []
  let isWhole = true
  const symbolsRequested: string[] = []
  const askedForDays: string[] = []
  let failure: FailureKind | null = null
  const failed = () => failure && ({ ok: false, kind: failure } as const)
  const quoteOf = (symbol: string) => {
    const data = quotes.get(symbol)
    return failed() ?? (data ? ({ ok: true, data } as const) : ({ ok: false, kind: 'not-found' } as const))
  }
  return {
    asked: symbolsRequested,
    askedForDays,
    quote: (symbol, quote) => void quotes.set(symbol, quote),
    trade: (symbol, days) => void traded.set(symbol, days),
    split(split) {
      splits = [...splits, split]
    },
    splitOnly(told, isOnePage = true) {
      splits = told
      isWhole = isOnePage
    },
    fail(kind) {
      failure = kind
    },
    async quotes(symbols) {
      symbolsRequested.push(...symbols)
      return new Map(symbols.map((symbol) => [symbol, quoteOf(symbol)]))
    },
    async history(symbol, from, to) {
      askedForDays.push(`${symbol} ${from} ${to}`)
      const days = (traded.get(symbol) ?? []).filter(({ day }) => day >= from && day <= to)
      return failed() ?? { ok: true, data: { source: 'twelve-data', days } }
    },
    async splits(_, from) {
      const covered = isWhole ? { from, to: null } : null
      return failed() ?? { ok: true, data: { source: 'massive', splits, covered } }
    },
  }
}
