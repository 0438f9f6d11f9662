import type { QueryClient } from '@tanstack/react-query'
import { trustedAddress } from '#web/ui/trusted-address.ts'

const WORKER = '/worker.js'

/**
 * Makes the page installable, and registers the service worker, which opens the account's pages without a network. Browsers offer service workers only over TLS
 * and on localhost.
 * @returns a function that stops listening to the worker
 */
export function registerWorker(queries: QueryClient): () => void {
  nameManifest()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const isFirst = workers.controller === null
  // Fetches again what this page read before the worker existed, so that the worker stores it.
  const onControl = () => {
    if (isFirst) void queries.invalidateQueries({ refetchType: 'active' })
  }
  // While the network was slow, the worker gave stored answers. Now it reports what the server has.
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'outdated') window.location.reload()
    if (data === 'reachable') void queries.invalidateQueries()
  }
  workers.addEventListener('controllerchange', onControl, { once: true })
  workers.addEventListener('message', onMessage)
  // If the registration fails, the pages work as in a browser without service workers.
  void workers.register(trustedAddress(WORKER), { updateViaCache: 'none' }).catch(() => undefined)
  return () => {
    workers.removeEventListener('controllerchange', onControl)
    workers.removeEventListener('message', onMessage)
  }
}

/** Makes the page installable. A browser fetches a manifest as soon as it is named, and nothing that is painted needs it. */
function nameManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}
