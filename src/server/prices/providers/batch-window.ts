import type { Outcome, Wait } from '../../outbound/http-fetch.ts'
import type { Urgency } from '../../outbound/urgency.ts'

const WINDOW_MS = 25

type Answers<T> = ReadonlyMap<string, Outcome<T>>
type Ask<T> = (symbols: readonly string[], urgency: Urgency) => Promise<Answers<T>>

/** Collects what many ask for at the same moment, so that a provider which takes several symbols gets one request. */
export function makeBatchWindow<T>(ask: Ask<T>, wait: Wait): Ask<T> {
  const windows = new Map<Urgency, { readonly symbols: Set<string>; readonly answers: Promise<Answers<T>> }>()
  const open = (urgency: Urgency) => {
    const symbols = new Set<string>()
    const answers = wait(WINDOW_MS).then(() => {
      windows.delete(urgency)
      return ask([...symbols], urgency)
    })
    const made = { symbols, answers }
    windows.set(urgency, made)
    return made
  }
  return async (symbols, urgency) => {
    const window = windows.get(urgency) ?? open(urgency)
    for (const symbol of symbols) window.symbols.add(symbol)
    const answers = await window.answers
    return new Map(symbols.map((symbol) => [symbol, answers.get(symbol) ?? { ok: false, kind: 'upstream' }]))
  }
}
