import { accountIn } from './request-kinds.ts'

declare const BUILD: string

/**
 * What was read last, in the form that this build reads. The page can delete it by this beginning of its name.
 */
const PREFIX = 'candor-reads-'
const READS = `${PREFIX}${BUILD}`
/** Under which it says whose it is: the name and the id, as the server wrote them. */
const OWNER = '/candor-owner'
const ACCOUNT = 'x-candor-account'
const READ_AT = 'x-candor-read-at'
/** About as many pages as somebody opens on a way; older ones go. */
const MOST = 100

let noted: Promise<void> = Promise.resolve()

/**
 * Keeps an answer to a read, under its account alone, one after the other: of two that come first at once, one would find nobody's
 * name yet, and forget the other.
 * @param isCurrent whether nobody has signed in or out since it was asked for: it may arrive late
 */
export function noteRead(...read: Parameters<typeof note>): Promise<void> {
  const noting = noted.then(() => note(...read))
  noted = noting.catch(() => undefined)
  return noting
}

/** What an answer says of the account counts: who is signed in now. */
async function note(request: Request, answer: Response, isCurrent: () => boolean): Promise<void> {
  const account = answer.headers.get(ACCOUNT)
  if (answer.status === 401 || (answer.ok && account === null)) return forgetReads()
  if (!answer.ok || account === null) return
  const body = await answer.text()
  if ((await owner()) !== account) await forgetReads()
  const headers = { 'content-type': 'application/json', [READ_AT]: new Date().toISOString() }
  const cache = await caches.open(READS)
  // Whatever is forgotten from here on takes this cache along.
  if (!isCurrent()) return
  await cache.put(OWNER, new Response(account))
  await cache.put(request.url, new Response(body, { headers }))
  const [first, ...rest] = (await cache.keys()).filter(({ url }) => !url.endsWith(OWNER))
  if (first && rest.length >= MOST) await cache.delete(first)
}

/** What was read last at an address, for a page of the account that read it; undefined for any other. */
export async function findRead(request: Request, page: string | undefined): Promise<Response | undefined> {
  const name = page === undefined ? null : accountIn(page)
  if (name === null || name !== (await ownerName())?.toLowerCase()) return undefined
  return (await caches.open(READS)).match(request.url)
}

/** Of whose account something is kept here; null when nothing is. */
export async function ownerName(): Promise<string | null> {
  const [name] = (await owner())?.split(' ') ?? []
  return name ? decodeURIComponent(name) : null
}

/** Of this build, and of every other. */
export async function forgetReads(isKept = (_name: string): boolean => false): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !isKept(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const removeOldReads = (): Promise<void> => forgetReads((name) => name === READS)

async function owner(): Promise<string | null> {
  const answer = await (await caches.open(READS)).match(OWNER)
  return answer ? answer.text() : null
}
