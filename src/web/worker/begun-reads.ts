/** The reads that a page's Link header asks for, and what is left of that header. */
type Preloads = { readonly reads: readonly string[]; readonly link: string }

/** A read that was sent with the document, before the page's code asked for it. */
type BegunRead = {
  readonly network: Promise<Response>
  /** How often somebody had signed in or out by then. */
  readonly changes: number
}

/** For so long a read waits for the page's code. */
const WAITS_MS = 10_000

/** By the page that will ask for them, and by address. */
const begun = new Map<string, Map<string, BegunRead>>()

/** @param link as in `</api/session>; rel=preload; as=fetch; crossorigin, </assets/page.js>; rel=modulepreload` */
export function preloadsIn(link: string): Preloads {
  const parts = link.split(/,\s*(?=<)/)
  const isRead = (part: string) => /;\s*as=fetch\b/.test(part)
  return {
    reads: parts.filter(isRead).flatMap((part) => /^<([^>]+)>/.exec(part)?.[1] ?? []),
    link: parts.filter((part) => !isRead(part)).join(', '),
  }
}

/**
 * Sends the reads that a page preloads, and gives the page without these preloads: a browser does not use what it preloaded
 * through a worker, and would send each of them twice.
 */
export function beginReads(page: Response, clientId: string, changes: number): Response {
  const { reads, link } = preloadsIn(page.headers.get('link') ?? '')
  if (reads.length === 0 || clientId === '') return page
  const ofPage = new Map(
    reads.map((address) => {
      const url = new URL(address, self.location.origin).href
      const network = fetch(url)
      // Nobody may come for it.
      network.catch(() => undefined)
      return [url, { network, changes }]
    }),
  )
  begun.set(clientId, ofPage)
  setTimeout(() => forget(clientId, ofPage), WAITS_MS)
  const headers = new Headers(page.headers)
  // They describe what came over the network, which is decoded by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  if (link === '') headers.delete('link')
  else headers.set('link', link)
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
}

/** @returns the read that was sent with the page, once; undefined if there is none, or if somebody has signed in or out since */
export function takeBegun(clientId: string, url: string, changes: number): Promise<Response> | undefined {
  const read = begun.get(clientId)?.get(url)
  begun.get(clientId)?.delete(url)
  return read?.changes === changes ? read.network : undefined
}

/** Ends the reads that nobody came for. */
function forget(clientId: string, ofPage: ReadonlyMap<string, BegunRead>): void {
  if (begun.get(clientId) === ofPage) begun.delete(clientId)
  for (const { network } of ofPage.values())
    void network.then(
      ({ body }) => body?.cancel(),
      () => undefined,
    )
}
