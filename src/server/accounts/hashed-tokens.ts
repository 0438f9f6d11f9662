import { createHash } from 'node:crypto'
import type { kyselyAdapter } from '@better-auth/kysely-adapter'

type MakeAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<MakeAdapter>

/** What is stored of a token that opens something: whoever reads the database, or a backup of it, cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The same adapter, storing sessions under the hash of their token; better-auth gives the token itself to the browser. Only
 * making them is done through it: they are found and ended by session.ts.
 */
export const withHashedTokens =
  (make: MakeAdapter): MakeAdapter =>
  (options) => {
    const adapter = make(options)
    return {
      ...adapter,
      create: hashing(adapter.create),
      transaction: (work) => adapter.transaction((trx) => work({ ...trx, create: hashing(trx.create) })),
    }
  }

const hashing =
  (create: Adapter['create']): Adapter['create'] =>
  async (given) => {
    const { model, data } = given
    if (model !== 'session' || !('token' in data) || typeof data.token !== 'string') return create(given)
    const { token } = data
    return { ...(await create({ ...given, data: { ...data, token: hashOfToken(token) } })), token }
  }
