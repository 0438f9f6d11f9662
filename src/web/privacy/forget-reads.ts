/** The beginning of the names of the service worker's caches, as in worker/reads.ts. */
const READS = 'candor-reads-'

/** Deletes the answers that the service worker stored, whoever's they are. Without a worker nothing was stored. */
export async function forgetReads(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(READS)).map((name) => caches.delete(name)))
}
