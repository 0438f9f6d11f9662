import { accountIn } from './request-kinds.ts'

declare const BUILD: string

/** The cache of the latest answers. Each build has its own; the page deletes them all by this prefix. */
const PREFIX = 'candor-reads-'
const READS = `${PREFIX}${BUILD}`
/** The entry of the cache that names its owner: the username and the id, as the server wrote them. */
const OWNER = '/candor-owner'
const ACCOUNT = 'x-candor-account'
const READ_AT = 'x-candor-read-at'
/** The most answers that are stored. The oldest is deleted first. */
const MOST = 100

/**
 * Stores an answer, and deletes those of any other account. The answer's own header says who is signed in.
 * @param isCurrent whether nobody has signed in or out since the request was sent
 */
export async function noteRead(request: Request, answer: Response, isCurrent: () => boolean): Promise<void> {
  const account = answer.headers.get(ACCOUNT)
  if (answer.status === 401 || (answer.ok && account === null)) return forgetReads()
  if (!answer.ok || account === null) return
  const body = await answer.text()
  if ((await owner()) !== account) await forgetReads()
  const headers = { 'content-type': 'application/json', [READ_AT]: new Date().toISOString() }
  const cache = await caches.open(READS)
  // A sign-in or sign-out after this check deletes the open cache, with what is put into it.
  if (!isCurrent()) return
  await cache.put(OWNER, new Response(account))
  await cache.put(request.url, new Response(body, { headers }))
  const [first, ...rest] = (await cache.keys()).filter(({ url }) => !url.endsWith(OWNER))
  if (first && rest.length >= MOST) await cache.delete(first)
}

/** The stored answer to a request from a page of the account that owns the cache; undefined for any other page. */
export async function findRead(request: Request, page: string | undefined): Promise<Response | undefined> {
  const name = page === undefined ? null : accountIn(page)
  if (name === null || name !== (await ownerName())?.toLowerCase()) return undefined
  return (await caches.open(READS)).match(request.url)
}

/** The username whose answers are stored; null if none are. */
export async function ownerName(): Promise<string | null> {
  const [name] = (await owner())?.split(' ') ?? []
  return name ? decodeURIComponent(name) : null
}

/** Deletes the stored answers of all builds, except those for which `isKept` is true of the cache's name. */
export async function forgetReads(isKept = (_name: string): boolean => false): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !isKept(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const removeOldReads = (): Promise<void> => forgetReads((name) => name === READS)

async function owner(): Promise<string | null> {
  const answer = await (await caches.open(READS)).match(OWNER)
  return answer ? answer.text() : null
}
