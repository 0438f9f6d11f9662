import { HOUR_MS } from '#domain/time.ts'

const FORGOTTEN_AFTER_MS = HOUR_MS

/** Symbols that a provider does not know. Asking for them again soon would only spend credits. */
export type UnknownSymbols = { has(symbol: string): boolean; add(symbol: string): void }

export function makeUnknownSymbols(now: () => string): UnknownSymbols {
  const until = new Map<string, number>()
  return {
    has: (symbol) => (until.get(symbol) ?? 0) > Date.parse(now()),
    add: (symbol) => void until.set(symbol, Date.parse(now()) + FORGOTTEN_AFTER_MS),
  }
}
