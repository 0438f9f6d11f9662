/** As the worker calls what it has read. */
const READS = 'candor-reads-'

/** Deletes what the worker has read last, of whomever. Where there is no worker, nothing was kept. */
export async function forgetReads(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(READS)).map((name) => caches.delete(name)))
}
