/**
 * A reading of texts that remembers the texts that it was asked about last: a critique asks a dozen times about the same sentences, and
 * nearly always about the one that it asked about just before, which is found without a look into the map.
 * What is read has to follow from the arguments alone, and nobody may change it.
 */
export function rememberLatest<Result>(
  read: (text: string, day: string) => Result,
): (text: string, day?: string) => Result {
  const remembered = new Map<string, Result>()
  let latest: { readonly key: string; readonly result: Result } | null = null
  return (text, day = '') => {
    const key = day + text
    if (latest?.key === key) return latest.result
    const before = remembered.get(key)
    const result = before === undefined ? read(text, day) : before
    if (before === undefined) remember(remembered, key, result)
    latest = { key, result }
    return result
  }
}

function remember<Result>(remembered: Map<string, Result>, key: string, result: Result): void {
  if (remembered.size >= MOST) {
    const [oldest] = remembered.keys()
    if (oldest !== undefined) remembered.delete(oldest)
  }
  remembered.set(key, result)
}

/** The sentences of one text and their parts. */
const MOST = 16
