import { findRead, forgetReads, noteRead, ownerName, removeOldReads } from './reads.ts'
import { kindOf } from './request-kinds.ts'
import { findPage, giveFile, installShell, keepPage, removeOldShells } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Longer than this nobody waits before something that was read already; the network goes on beside it. */
const PAGE_LIMIT_MS = 4_000
const READ_LIMIT_MS = 6_000

/** What a proxy answers while the server behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 504])

/** How often somebody signed in or out: what was asked for before is not kept. */
let changes = 0

/** Pages that were given from here while the network was slow: until it is known which build the server has, they get what fits them. */
const unconfirmed = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(installShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind === 'page') event.respondWith(givePage(event))
  if (kind === 'file') event.respondWith(giveFile(event.request))
  if (kind === 'read') event.respondWith(giveRead(event))
  if (kind === 'change-of-account') changeAccount(event)
})

async function takeOver(): Promise<void> {
  await Promise.all([removeOldShells(), removeOldReads()])
  await self.clients.claim()
}

/** Forgets what was read, before and after: until the server has answered, other tabs may read on. */
function changeAccount(event: FetchEvent): void {
  const forgotten = forgetAll()
  if (event.request.mode === 'navigate') event.waitUntil(forgotten)
  else event.respondWith(fetch(event.request).finally(forgetAll))
}

function forgetAll(): Promise<void> {
  changes += 1
  return forgetReads()
}

/** The server's page wherever it can be had, for it belongs to the server's data. */
async function givePage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request)
  const answer = await within(network, PAGE_LIMIT_MS)
  if (answer) {
    event.waitUntil(keepPage(answer.clone()))
    return answer
  }
  const page = await findPage()
  if (!page) return network
  const name = await ownerName()
  if (new URL(event.request.url).pathname.replace(/\/$/, '') === '/account')
    return name ? Response.redirect(`/account/${encodeURIComponent(name)}/overview/bought`) : network
  event.waitUntil(confirm(event.resultingClientId, network))
  return page
}

/** Tells a page that was given from here, once the network has answered, whether it is what the server has now. */
async function confirm(clientId: string, network: Promise<Response>): Promise<void> {
  unconfirmed.add(clientId)
  const answer = await network.catch(() => null)
  const isSame = answer !== null && (await keepPage(answer))
  unconfirmed.delete(clientId)
  if (answer === null || AWAY.has(answer.status)) return
  const client = await self.clients.get(clientId)
  client?.postMessage(isSame ? 'reachable' : 'outdated')
}

/** What the server says now; where it says nothing, what it said last. */
async function giveRead(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event
  const stored = await findRead(request, (await self.clients.get(clientId))?.url)
  if (stored && unconfirmed.has(clientId)) return stored
  const changesBefore = changes
  const network = fetch(request)
  const answer = await within(network, stored ? READ_LIMIT_MS : null)
  if (!answer) return stored ?? network
  const copy = answer.clone()
  event.waitUntil(noteRead(request, copy, () => changes === changesBefore))
  return answer
}

/** @returns null when nothing comes in time, or nothing but that the server is away */
async function within(network: Promise<Response>, limitMs: number | null): Promise<Response | null> {
  const answered = network.then(
    (answer) => (AWAY.has(answer.status) ? null : answer),
    () => null,
  )
  if (limitMs === null) return answered
  return Promise.race([answered, new Promise<null>((resolve) => setTimeout(() => resolve(null), limitMs))])
}
