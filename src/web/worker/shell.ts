import { isOfThisBuild } from './request-kinds.ts'

/** Put in by the build: its name, and every file that a page of the account area may need. */
declare const BUILD: string
declare const FILES: readonly string[]

const PREFIX = 'candor-shell-'
const SHELL = `${PREFIX}${BUILD}`
/** An address of the account area that is nobody's: its page is the one that every other address gets too. */
const PAGE = '/account/shell'

/** Fetches all of this build, so that any page opens without a network. @throws when it is not all of one build */
export async function installShell(): Promise<void> {
  const cache = await caches.open(SHELL)
  await cache.addAll([...FILES])
  if (!(await keepPage(await fetch(PAGE)))) throw new Error('The page is of another build than its worker.')
}

/** Forgets the builds before; the last one stays, for pages of it that are open still. */
export async function removeOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/** Keeps a page in place of the one before, for it may have another theme. @returns whether it is of this build */
export async function keepPage(page: Response): Promise<boolean> {
  if (page.status !== 200 || page.redirected) return false
  const html = await page.text()
  if (!isOfThisBuild(html, FILES)) return false
  const headers = new Headers(page.headers)
  // They are of the answer, and not of the page: what to fetch for one address, and how its bytes were packed.
  for (const name of ['link', 'content-encoding', 'content-length', 'vary', 'etag']) headers.delete(name)
  await (await caches.open(SHELL)).put(PAGE, new Response(html, { headers }))
  return true
}

export const findPage = async (): Promise<Response | undefined> => (await caches.open(SHELL)).match(PAGE)

/** Files have their content's hash in their names: the first that is found is the right one. */
export const giveFile = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? (await fetch(request))
