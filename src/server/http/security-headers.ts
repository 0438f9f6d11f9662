import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'

/** Only our own files may be loaded, and no text may become code. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A picture whose address holds it, which is nothing but the icon of the pages (scripts/html-template.ts), asks nobody for anything.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The only policy that pages may create: it allows the addresses of our own workers (web/ui/trusted-address.ts).
  'trusted-types candor-worker',
].join('; ')

const HEADERS = Object.entries({
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
})

/** Browsers use only TLS for this host for a year. It is sent only over TLS, because browsers ignore it otherwise. */
const OVER_TLS_ONLY = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** Set before the handler runs: changing the headers of a finished response would make the Node adapter build it twice. */
export const securityHeaders = ({ url }: Pick<Config, 'url'>) => {
  const headers = url?.startsWith('https:') ? [...HEADERS, OVER_TLS_ONLY] : HEADERS
  return createMiddleware(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  })
}

/** What only a page obeys; a policy of its own stands for whoever opens a file as a page, and for a worker, which then may load nothing. */
const OF_FILES = Object.entries({
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': undefined,
  'permissions-policy': undefined,
  'x-frame-options': undefined,
})

/** Takes from an answer with a file that pages load what only a page obeys: a page loads some fifteen before its first picture. */
export function withHeadersOfFile(c: Context): void {
  for (const [name, value] of OF_FILES) c.header(name, value)
}
