import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found } from '../http/problem.ts'
import { findAnchor } from './anchor-store.ts'

/** The two files of an anchor, named so that the OpenTimestamps client finds one from the other. */
export const anchorRoutes = ({ db }: AppContext) => {
  const find = async (c: Context<AppEnv>) => {
    const sequence = c.req.param('sequence') ?? ''
    const row = /^[1-9]\d{0,8}$/.test(sequence) ? await findAnchor(db, c.var.user.id, Number(sequence)) : null
    return found(row, 'No receipt for this entry was sent to a calendar.')
  }
  const nameAs = (c: Context<AppEnv>, sequence: number, ending: string) =>
    c.header('content-disposition', `attachment; filename="candor-receipt-${sequence}.json${ending}"`)
  return new Hono<AppEnv>()
    .get('/:sequence/receipt', async (c) => {
      const { sequence, receipt } = await find(c)
      nameAs(c, sequence, '')
      c.header('content-type', 'application/json')
      return c.body(receipt)
    })
    .get('/:sequence/proof', async (c) => {
      const { sequence, proof } = await find(c)
      nameAs(c, sequence, '.ots')
      c.header('content-type', 'application/octet-stream')
      return c.body(new Uint8Array(Buffer.from(proof, 'hex')))
    })
}
