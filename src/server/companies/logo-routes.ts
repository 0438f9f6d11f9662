import { Hono } from 'hono'
import { TickerField } from '#contract/fields.ts'
import type { AppContext } from '../app-context.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'

/**
 * A company's logo, or 204 when there is none; the page then shows a monogram. It is not 404, because browsers report a missing
 * image as an error, and a company without a logo is not one.
 */
export const logoRoutes = ({ logos }: AppContext) =>
  new Hono<AppEnv>().get('/:ticker', async (c) => {
    const findLogo = async (name: string) => logos?.find(name)
    const ticker = TickerField.safeParse(c.req.param('ticker'))
    if (!ticker.success)
      throw new Refusal({ code: 'invalid', field: 'ticker', message: ticker.error.issues[0]?.message ?? '' })
    const outcome = await orWithoutWriting(findLogo(ticker.data), () => null)
    if (outcome?.ok) {
      const { type, bytes } = outcome.data
      const headers = { ...HARMLESS, 'content-type': type, 'cache-control': 'private, max-age=604800' }
      return c.body(new Uint8Array(bytes), 200, headers)
    }
    // A logo that does not exist is cached as missing for an hour; one that could not be fetched, for a minute.
    const maxAge = outcome?.kind === 'not-found' ? 3600 : 60
    return c.body(null, 204, { ...HARMLESS, 'cache-control': `private, max-age=${maxAge}` })
  })

/** Headers with which a logo that is opened as a document can run nothing. */
const HARMLESS = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' }
