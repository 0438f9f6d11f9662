import { z } from 'zod'
import { DAY_MS } from '#domain/time.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { Massive } from './providers/massive-access.ts'

/** A picture of a type that browsers show and never run. */
type Logo = { readonly type: LogoType; readonly bytes: Buffer }
type LogoType = 'image/png' | 'image/jpeg' | 'image/webp'

/** Finds a company's logo at the market-data provider, by its ticker alone. */
export type LogoService = { find(ticker: string): Promise<Outcome<Logo>> }

const DETAILS_FOR_MS = 7 * DAY_MS
const LOGO_FOR_MS = 30 * DAY_MS

/** How many requests of the minute are left to searches, so that a page of logos cannot spend them all. */
const LEFT_TO_SEARCHES = 2
const LOW = { urgency: 'interactive', reserve: LEFT_TO_SEARCHES } as const

export const createLogoService = (massive: Massive): LogoService => ({
  async find(ticker) {
    const icon = await findIcon(massive, ticker)
    if (!icon.ok) return icon
    const url = icon.data === null ? null : brandingUrl(icon.data, massive.origins)
    if (!url) return { ok: false, kind: 'not-found' }
    return massive.ask({
      ...LOW,
      op: 'logo',
      args: { origin: url.origin, path: url.pathname },
      url,
      answersWith: 'image',
      cacheForMs: LOGO_FOR_MS,
      read: readLogo,
    })
  },
})

const findIcon = (massive: Massive, ticker: string): Promise<Outcome<string | null>> =>
  massive.ask({
    ...LOW,
    op: 'details',
    args: { ticker },
    url: new URL(`${massive.baseUrl}/v3/reference/tickers/${encodeURIComponent(ticker)}`),
    cacheForMs: DETAILS_FOR_MS,
    read(body) {
      const { success, data } = DetailsAnswer.safeParse(body)
      return success ? { ok: true, data: data.results.branding?.icon_url ?? null } : { ok: false, kind: 'upstream' }
    },
  })

const DetailsAnswer = z.object({
  results: z.object({ branding: z.object({ icon_url: z.string().max(500).nullish() }).nullish() }),
})

const BRANDING = /^\/v1\/reference\/company-branding\/(?:[A-Za-z0-9._~=-]|%3D|\/)+$/

/**
 * The address of a logo, or null: only at the provider's own hosts and under its branding path. It comes from the provider's
 * answer, so whoever controls that answer could otherwise choose an address that Candor calls with its key.
 */
function brandingUrl(written: string, origins: readonly string[]): URL | null {
  const url = URL.parse(written)
  // Checked after parsing, which resolves `..`, its escapes, backslashes and other spellings.
  if (!url || !origins.includes(url.origin) || url.username || url.password || !BRANDING.test(url.pathname)) return null
  return new URL(url.origin + url.pathname)
}

/** Recognized by its first bytes and not by its claimed type, because an SVG or a page could contain scripts. */
function readLogo(body: unknown): Outcome<Logo> {
  const bytes = Buffer.from(typeof body === 'string' ? body : '', 'base64')
  const type = typeOf(bytes)
  return type ? { ok: true, data: { type, bytes } } : { ok: false, kind: 'not-found' }
}

function typeOf(bytes: Buffer): LogoType | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? 'image/webp' : null
}
