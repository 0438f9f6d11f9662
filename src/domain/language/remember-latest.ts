/**
 * A reading of texts that remembers the texts that it was asked about last: a critique asks a dozen times about the same sentences.
 * What is read has to follow from the arguments alone, and nobody may change it.
 */
export function rememberLatest<Result>(
  read: (text: string, day: string) => Result,
): (text: string, day?: string) => Result {
  const remembered = new Map<string, Result>()
  return (text, day = '') => {
    const key = day + text
    const before = remembered.get(key)
    if (before !== undefined) return before
    const result = read(text, day)
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, result)
    return result
  }
}

/** The sentences of one text and their parts. */
const MOST = 16
