import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type OpenIdConnectDouble, startOpenIdConnectDouble } from '../doubles/open-id-connect-double.ts'
import { freePort } from '../tools/free-port.ts'
import { openIdConnectSettings } from './open-id-connect.ts'

/** An identity provider for a test file, and the environment for its Candor. */
export function openIdConnectForFile(): { get(): OpenIdConnectDouble; environment(): Record<string, string> } {
  let double: OpenIdConnectDouble | undefined
  let port = 0
  const get = () => {
    if (!double) throw new Error('The provider is there once the tests run.')
    return double
  }
  beforeAll(async () => {
    double = await startOpenIdConnectDouble()
    // Candor's own address is one of its settings, so its port must be known before it starts.
    port = await freePort()
  })
  beforeEach(() => get().behave('ok'))
  afterAll(() => double?.close())
  return {
    get,
    environment: () => ({
      PORT: String(port),
      ...openIdConnectSettings(get().url, `http://127.0.0.1:${port}`),
    }),
  }
}
