import type { Db } from '../database/open-database.ts'
import type { FailureKind } from './http-fetch.ts'

export type StoredFailure = { readonly message: string; readonly at: string }

/** @param kind a key of the words that the provider's failures are listed with */
export async function storeFailure(db: Db, provider: string, kind: string, at: string): Promise<void> {
  await db
    .insertInto('provider_failures')
    .values({ provider, kind, at })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ kind, at }))
    .execute()
}

type FailureWords = Readonly<Record<FailureKind, string>>

/**
 * The last failure of each provider, in words for the user. One of a kind that has none there is left out: it is of a provider whose
 * failures have words of their own.
 */
export async function listFailures(
  db: Db,
  words: Readonly<Record<string, string>> = OF_DATA,
): Promise<ReadonlyMap<string, StoredFailure>> {
  const rows = await db.selectFrom('provider_failures').selectAll().execute()
  return new Map(
    rows.flatMap(({ provider, kind, at }) => {
      const message = words[kind]
      return message === undefined ? [] : [[provider, { message, at }] as const]
    }),
  )
}

const OF_DATA: FailureWords = {
  auth: 'It did not accept the key. Another one counts from the next start on.',
  plan: 'The plan of the key does not include what was asked for. Look what it includes, or type prices by hand.',
  quota: 'It said that no requests are left for today. Until it has some again, what is known stays.',
  rate: 'It asked to wait. It is asked again by itself.',
  'not-found': 'It did not know what was asked for. Look whether the ticker is one that it lists.',
  'bad-request': 'It did not understand the request. What is known stays, and it is asked again by itself.',
  currency: 'It gave a price in another currency than US dollars. Type that price by hand.',
  upstream: 'It could not be reached, or answered with something that is no data. It is asked again by itself.',
  timeout: 'It took too long to answer. It is asked again by itself.',
}

/** A language model gives no data, may be asked without a key, and its quota is often one of money. */
export const OF_A_MODEL: FailureWords = {
  ...OF_DATA,
  auth: 'It did not accept the key, or wanted one. Another one counts from the next start on.',
  rate: 'It asked to wait. Ask again in a while.',
  timeout: 'It took too long to answer. Ask again in a while.',
  quota: 'It said that its quota is used up. Look at the plan and the balance of its key.',
  'not-found':
    'It did not have the model, or none of the APIs that it was asked by. Look at AI_MODEL and AI_API; others count from the next start on.',
  'bad-request': 'It did not take what it was sent. Ask again, or set AI_MODEL to another one.',
  upstream:
    'It could not be reached, failed while it was answering, or answered with something that is no critique. Ask again in a while; if it lasts, look at AI_BASE_URL.',
}
