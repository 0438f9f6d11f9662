import { beginReads, takeBegun } from './begun-reads.ts'
import { type FirstName, withNames } from './first-names.ts'
import { findNames, findRead, forgetReads, noteRead, ownerName, removeOldReads } from './reads.ts'
import { kindOf } from './request-kinds.ts'
import { completeShell, findPage, giveFile, installShell, keepPage, removeOldShells } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** How long the network may take before a stored answer is given. The request goes on meanwhile. */
const PAGE_LIMIT_MS = 4_000
const READ_LIMIT_MS = 6_000

/** The statuses with which a proxy answers while the server behind it cannot be reached. */
const AWAY: ReadonlySet<number> = new Set([502, 504])

/** Counts sign-ins and sign-outs. Answers to requests from before the latest one are not stored. */
let changes = 0

/** For so long nothing is asked of a worker before it fetches what may be needed later. */
const QUIET_MS = 1_000

/** How many reads are under way, and when the worker was last asked for something, in milliseconds since it started. */
let reading = 0
let askedAt = 0

/** Clients that got the stored page while the network was slow. They get stored answers until the server's build is known. */
const unconfirmed = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind !== 'other') askedAt = performance.now()
  if (kind === 'page') event.respondWith(givePage(event))
  if (kind === 'file') event.respondWith(giveFile(event.request))
  if (kind === 'read') event.respondWith(giveRead(event))
  if (kind === 'change-of-account') changeAccount(event)
})

/**
 * A first worker takes over at once, so that what the page reads is stored for whoever soon leaves and comes back, and fetches the files
 * of other pages once nothing is asked of it. A later one has all of its files before it takes the place of one that has its own.
 */
async function install(): Promise<void> {
  if (self.registration.active) await installShell()
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  await Promise.all([removeOldShells(), removeOldReads()])
  await self.clients.claim()
}

/** Deletes the stored answers before and after the request, because other tabs may go on reading until it is answered. */
function changeAccount(event: FetchEvent): void {
  const forgotten = forgetAll()
  if (event.request.mode === 'navigate') event.waitUntil(forgotten)
  else event.respondWith(fetch(event.request).finally(forgetAll))
}

function forgetAll(): Promise<void> {
  changes += 1
  return forgetReads()
}

/** Gives the server's page if it arrives in time, because it fits the server's data; else the stored page. */
async function givePage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request)
  const changesBefore = changes
  // They are looked up while the page is on its way.
  const names = findNames(event.request.url).catch(() => null)
  const answer = await within(network, PAGE_LIMIT_MS)
  if (answer) {
    event.waitUntil(keepPage(answer.clone()))
    return answer.redirected
      ? answer
      : nameRows(beginReads(answer, event.resultingClientId, changes), changes === changesBefore ? await names : null)
  }
  const page = await findPage()
  if (!page) return network
  const name = await ownerName()
  if (new URL(event.request.url).pathname.replace(/\/$/, '') === '/account')
    return name ? Response.redirect(`/account/${encodeURIComponent(name)}/overview/bought`) : network
  event.waitUntil(confirm(event.resultingClientId, network))
  return page
}

/**
 * Writes the names of the first assets into the page of a list, so that they are there before its code. It holds no figure, because a
 * kept one might be outdated, or hidden. The server has answered for whoever is signed in, and it makes a place for names on their own pages only.
 */
async function nameRows(page: Response, names: readonly FirstName[] | null): Promise<Response> {
  if (!names || page.status !== 200) return page
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(withNames(await page.text(), names), { headers })
}

/** Tells a client that got the stored page, once the server has answered, whether its build is still the server's. */
async function confirm(clientId: string, network: Promise<Response>): Promise<void> {
  unconfirmed.add(clientId)
  const answer = await network.catch(() => null)
  const isSame = answer !== null && (await keepPage(answer))
  unconfirmed.delete(clientId)
  if (answer === null || AWAY.has(answer.status)) return
  const client = await self.clients.get(clientId)
  client?.postMessage(isSame ? 'reachable' : 'outdated')
}

/** Gives the server's answer; the stored one if the server does not answer. */
async function giveRead(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event
  const stored = await findRead(request, (await self.clients.get(clientId))?.url)
  if (stored && unconfirmed.has(clientId)) return stored
  const changesBefore = changes
  reading += 1
  const network = takeBegun(clientId, request.url, changes) ?? fetch(request)
  const answer = await within(network, stored ? READ_LIMIT_MS : null)
  if (!answer) {
    reading -= 1
    return stored ?? network
  }
  const noting = noteRead(request, answer.clone(), () => changes === changesBefore)
  event.waitUntil(noting.finally(endRead))
  return answer
}

async function endRead(): Promise<void> {
  reading -= 1
  await completeShell(whenQuiet)
}

/** What a page waits for comes before what nobody has asked for yet. */
async function whenQuiet(): Promise<void> {
  while (reading > 0 || performance.now() - askedAt < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
}

/** @returns the answer; null if it does not arrive in time, or if a proxy says that the server cannot be reached */
async function within(network: Promise<Response>, limitMs: number | null): Promise<Response | null> {
  const answered = network.then(
    (answer) => (AWAY.has(answer.status) ? null : answer),
    () => null,
  )
  if (limitMs === null) return answered
  return Promise.race([answered, new Promise<null>((resolve) => setTimeout(() => resolve(null), limitMs))])
}
