import { Hono } from 'hono'
import { TickerField } from '#contract/fields.ts'
import type { AppContext } from '../app-context.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'

/**
 * A company's logo, or 204: the page shows its monogram then. Not 404, because to a browser a missing image is an error that
 * it reports, and a company without a logo is none.
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
    // What there is not, there is not for an hour; what could not be asked, perhaps in a minute.
    const maxAge = outcome?.kind === 'not-found' ? 3600 : 60
    return c.body(null, 204, { ...HARMLESS, 'cache-control': `private, max-age=${maxAge}` })
  })

/** As a document of its own it can do nothing. */
const HARMLESS = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' }
