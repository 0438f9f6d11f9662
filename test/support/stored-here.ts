import { vi } from 'vitest'

/** Stubs a browser's storages for a test without a browser. Their keys are own properties, as in a real storage. */
export function stubStorage(): void {
  const methods = {
    getItem(this: Record<string, string>, name: string): string | null {
      return Object.hasOwn(this, name) ? (this[name] ?? null) : null
    },
    setItem(this: Record<string, string>, name: string, text: string): void {
      this[name] = text
    },
    removeItem(this: Record<string, string>, name: string): void {
      delete this[name]
    },
  }
  vi.stubGlobal('localStorage', Object.create(methods))
  vi.stubGlobal('sessionStorage', Object.create(methods))
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
}

type Asked = { readonly method: string; readonly path: string; readonly body: unknown }
type Answer = { readonly status: number; readonly body: unknown } | null

/** Stubs a server whose answers the test decides; null stands for no answer. @returns its requests in order */
export function stubServer(answer: (request: Asked) => Answer): Asked[] {
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    requests.push(request)
    const given = answer(request)
    if (given === null) throw new TypeError('Failed to fetch')
    return new Response(given.status === 204 ? null : JSON.stringify(given.body), { status: given.status })
  })
  return requests
}
