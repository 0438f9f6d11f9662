import { vi } from 'vitest'

/** A browser's storages, for a test that has no browser. The names of each are its keys, as those of a real one are. */
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

/** A server that answers each request as the test says; null is none. @returns what was asked of it, in order */
export function stubServer(answer: (asked: Asked) => Answer): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    asked.push(request)
    const given = answer(request)
    if (given === null) throw new TypeError('Failed to fetch')
    return new Response(given.status === 204 ? null : JSON.stringify(given.body), { status: given.status })
  })
  return asked
}
