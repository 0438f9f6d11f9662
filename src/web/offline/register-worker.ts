import type { QueryClient } from '@tanstack/react-query'

const WORKER = '/worker.js'
/** The only Trusted Types policy that the Content-Security-Policy allows. Only this file creates one. */
const POLICY = 'candor-worker'

/** The part of the Trusted Types API that is used here. Not every browser has the API. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

let address: string | null = null

/**
 * Registers the service worker, which opens the account's pages without a network. Browsers offer service workers only over TLS
 * and on localhost.
 * @returns a function that stops listening to the worker
 */
export function registerWorker(queries: QueryClient): () => void {
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
  address ??= trustedAddress()
  // If the registration fails, the pages work as in a browser without service workers.
  void workers.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  return () => {
    workers.removeEventListener('controllerchange', onControl)
    workers.removeEventListener('message', onMessage)
  }
}

function trustedAddress(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  return types?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
}
