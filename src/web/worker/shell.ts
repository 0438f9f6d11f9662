import { isOfThisBuild, neededBy, withoutReads } from './request-kinds.ts'

/** The build inserts its name, and the paths of all files that a page of the account area may need. */
declare const BUILD: string
declare const FILES: readonly string[]
/** Those of them with the messages of a language, which only its readers need. */
declare const MESSAGES: readonly string[]

const PREFIX = 'candor-shell-'
const SHELL = `${PREFIX}${BUILD}`
/** An address of the account area that belongs to nobody. All addresses there get the same HTML. */
const PAGE = '/account/shell'

/** How many files are fetched at a time while pages may ask for something in between. */
const AT_A_TIME = 8

/**
 * Fetches all files of this build, so that every page opens without a network.
 * @param whenFree what is waited for before a few of them are fetched
 * @throws if the page is from another build
 */
export async function installShell(whenFree?: () => Promise<void>): Promise<void> {
  const cache = await caches.open(SHELL)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = FILES.filter((file) => !MESSAGES.includes(file) && !stored.has(file))
  const count = whenFree ? AT_A_TIME : missing.length
  while (missing.length > 0) {
    await whenFree?.()
    await cache.addAll(missing.splice(0, count))
  }
  if (!(await keepPage(await fetch(PAGE), true))) throw new Error('The page is of another build than its worker.')
}

let completing: Promise<void> | undefined

/** Fetches the files once in this worker's life, if they are not all stored. If that fails, its next life fetches the rest. */
export function completeShell(whenFree: () => Promise<void>): Promise<void> {
  completing ??= findPage()
    .then((page) => (page ? undefined : installShell(whenFree)))
    .catch(() => undefined)
  return completing
}

/** Deletes the files of earlier builds, except the latest of them, which open pages may still need. */
export async function removeOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/**
 * Replaces the stored page, because a new one may have another theme or language, and fetches that language’s messages.
 * @param isFirst whether its files have just been stored. Until then none is stored: it would open to nothing without a network
 * @returns whether the page is from this build
 */
export async function keepPage(page: Response, isFirst = false): Promise<boolean> {
  if (page.status !== 200 || page.redirected) return false
  const html = await page.text()
  if (!isOfThisBuild(html, FILES)) return false
  const headers = new Headers(page.headers)
  // These headers describe this answer and not the page: its preloads, its encoding and its version.
  for (const name of ['link', 'content-encoding', 'content-length', 'vary', 'etag']) headers.delete(name)
  const cache = await caches.open(SHELL)
  if (!isFirst && !(await cache.match(PAGE))) return true
  // Without its messages the page opens in English.
  for (const file of neededBy(html, MESSAGES))
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined)
  await cache.put(PAGE, new Response(withoutReads(html), { headers }))
  return true
}

export const findPage = async (): Promise<Response | undefined> => (await caches.open(SHELL)).match(PAGE)

/** A file's name contains the hash of its content, so a stored file with the same name is always right. */
export const giveFile = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? (await fetch(request))
