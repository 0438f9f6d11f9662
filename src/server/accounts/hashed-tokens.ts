import { createHash } from 'node:crypto'
import type { kyselyAdapter } from '@better-auth/kysely-adapter'

type MakeAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<MakeAdapter>

/** What is stored of a token, so that whoever reads the database, or a backup of it, cannot use the token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The adapter, changed so that sessions are stored under the hash of their token; better-auth gives the token itself to the
 * browser. It is used only to make sessions: session.ts finds and ends them.
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
