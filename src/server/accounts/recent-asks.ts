/** After this long, half of what an address asked for is forgotten. */
const HALF_MS = 60_000
/** How many addresses are remembered: those that asked last. */
const MOST_ADDRESSES = 10_000

/**
 * How much each address has asked for lately.
 * @param now milliseconds of a clock that never goes back
 */
export function recentAsks(now: () => number = () => performance.now()) {
  const asks = new Map<string, { readonly count: number; readonly at: number }>()
  const of = (address: string): number => {
    const last = asks.get(address)
    return last ? last.count * 0.5 ** ((now() - last.at) / HALF_MS) : 0
  }
  return {
    of,
    add(address: string): void {
      const count = of(address) + 1
      // Inserted again, so that the addresses that asked last are at the end.
      asks.delete(address)
      asks.set(address, { count, at: now() })
      const [oldest] = asks.keys()
      if (asks.size > MOST_ADDRESSES && oldest !== undefined) asks.delete(oldest)
    },
  }
}
