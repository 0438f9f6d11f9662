import type { QueryClient } from '@tanstack/react-query'

const WORKER = '/worker.js'
/** The only policy that the Content-Security-Policy allows, and this the only place that has one. */
const POLICY = 'candor-worker'

/** The part of Trusted Types that is needed here; not every browser has them. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

let address: string | null = null

/** Lets the account's pages open without a network. Only where there are workers: over TLS, or on this machine. */
export function registerWorker(queries: QueryClient): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const isFirst = workers.controller === null
  // What this page has read before there was a worker is read again, so that it is there when the network is not.
  const onControl = () => {
    if (isFirst) void queries.invalidateQueries({ refetchType: 'active' })
  }
  // Given by the worker while the network was slow: now it is known whether it is what the server has.
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'outdated') window.location.reload()
    if (data === 'reachable') void queries.invalidateQueries()
  }
  workers.addEventListener('controllerchange', onControl, { once: true })
  workers.addEventListener('message', onMessage)
  address ??= trustedAddress()
  // Without it everything is as it would be in a browser that has none.
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
