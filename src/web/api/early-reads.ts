/** For so long an answer waits for whoever asks for it. */
const WAITS_MS = 10_000

const begun = new Map<string, Promise<Response>>()

/**
 * Sends the reads that the page names (`scripts/account-pages.ts`) as soon as its code runs. Otherwise the first of them would wait
 * until the page is rendered, and the second for the answer to the first.
 */
export function beginReads(): void {
  const reads = document.querySelector('meta[name="reads"]')?.getAttribute('content') ?? ''
  const [id = ''] = /\d+(?=\/?$)/.exec(location.pathname) ?? []
  for (const path of reads.split(' ').filter((path) => path !== '')) {
    const answer = fetch(path.replace('$1', id))
    // Nobody may come for it.
    answer.catch(() => undefined)
    begun.set(path.replace('$1', id), answer)
  }
  setTimeout(() => begun.clear(), WAITS_MS)
}

/** @returns the answer to a read that was sent with the page, once; undefined if there is none */
export function takeBegun(path: string): Promise<Response> | undefined {
  const answer = begun.get(path)
  begun.delete(path)
  return answer
}
