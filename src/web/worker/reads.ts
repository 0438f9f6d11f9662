import { type FirstName, firstNamesIn, listOf } from './first-names.ts'
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

let noted: Promise<void> = Promise.resolve()

/**
 * Stores an answer, and deletes those of any other account. The answer's own header says who is signed in. Answers are stored one
 * after the other: of two first ones at once, the second would find no account yet, and delete the first.
 * @param isCurrent whether nobody has signed in or out since the request was sent
 */
export function noteRead(...read: Parameters<typeof note>): Promise<void> {
  const noting = noted.then(() => note(...read))
  noted = noting.catch(() => undefined)
  return noting
}

async function note(request: Request, answer: Response, isCurrent: () => boolean): Promise<void> {
  const account = answer.headers.get(ACCOUNT)
  if (answer.status === 401 || (answer.ok && account === null)) return forgetReads()
  if (!answer.ok || account === null) return
  const body = await answer.text()
  if ((await owner()) !== account) await forgetReads()
  const headers = { 'content-type': 'application/json', [ACCOUNT]: account, [READ_AT]: new Date().toISOString() }
  const cache = await caches.open(READS)
  // A sign-in or sign-out after this check deletes the open cache, with what is put into it.
  if (!isCurrent()) return
  await cache.put(OWNER, new Response(account))
  await cache.put(request.url, new Response(body, { headers }))
  await keepNames(cache, new URL(request.url), body)
  const [first, ...rest] = (await cache.keys()).filter(({ url }) => !url.endsWith(OWNER))
  if (first && rest.length >= MOST) await cache.delete(first)
}

/** The stored answer to a request from a page of the account that owns the cache; undefined for any other page. */
export async function findRead(request: Request, page: string | undefined): Promise<Response | undefined> {
  const name = page === undefined ? null : accountIn(page)
  if (name === null || name !== (await ownerName())?.toLowerCase()) return undefined
  return (await caches.open(READS)).match(request.url)
}

const namesOf = (list: string): string => `/candor-names/${list}`

/** Keeps the names of a list's first assets by themselves, because the whole list would be parsed before its page is given. */
async function keepNames(cache: Cache, { pathname, searchParams }: URL, body: string): Promise<void> {
  const list = searchParams.get('list')
  if (pathname !== '/api/assets' || list === null) return
  const names = firstNamesIn(body)
  if (names) await cache.put(namesOf(list), new Response(JSON.stringify(names)))
  else await cache.delete(namesOf(list))
}

/** The names of the first assets of the list that a page of the account that owns the cache shows; null for any other page. */
export async function findNames(page: string): Promise<readonly FirstName[] | null> {
  const list = listOf(page)
  if (list === null || accountIn(page) !== (await ownerName())?.toLowerCase()) return null
  const names = await (await caches.open(READS)).match(namesOf(list))
  return names ? names.json() : null
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
