/** For so long an answer waits for whoever asks for it. */
const WAITS_MS = 10_000

const sent = new Map<string, Promise<Response>>()

/**
 * Sends the reads that the page names (`scripts/account-pages.ts`) as soon as its code runs. Otherwise the first of them would wait
 * until the page is rendered, and the second for the answer to the first.
 */
export function sendEarlyReads(): void {
  const reads = document.querySelector('meta[name="reads"]')?.getAttribute('content') ?? ''
  const [id = ''] = /\d+(?=\/?$)/.exec(location.pathname) ?? []
  for (const path of reads.split(' ').filter((path) => path !== '')) {
    const answer = fetch(path.replace('{id}', id))
    // Nobody may come for it.
    answer.catch(() => undefined)
    sent.set(path.replace('{id}', id), answer)
  }
  setTimeout(() => sent.clear(), WAITS_MS)
}

/** @returns the answer to a read that was sent with the page, once; undefined if there is none */
export function takeEarlyRead(path: string): Promise<Response> | undefined {
  const answer = sent.get(path)
  sent.delete(path)
  return answer
}
